import {
  type Abi,
  type Address,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  numberToHex,
} from 'viem';
import {request} from '../../packages/sandbox/chain/request';
import type {Placed} from '../../packages/sandbox/contents';
import {accounts} from '../accounts';
import {addressOf, listedAddress} from '../addressOf';
import type {Artifact} from '../artifact';

type Call = {
  to: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  valueWei?: bigint;
};

/** What deployments and seeds are written with. */
export type Builder = {
  url: string;
  /** Pays for everything, and holds what is left of every token. */
  deployer: Address;
  chainId: number;
  /** Holds the roles that governance has on mainnet: the Timelock, else the last test account. */
  owner: Address;
  /** Whether the registry has this contract on the chain; what it lacks is left out. */
  has: (contract: string) => boolean;
  /** The address on the chain, from the registry; throws where it has none. */
  addressOf: (contract: string) => Address;
  placed: Placed[];
  /**
   * Runs a constructor at the contract's address on the chain, so that code finds it where it expects.
   * `finish` makes the code that stays there from the code that the constructor returns.
   */
  place: (
    contract: string,
    artifact: Artifact & {from: string; finish?: (runtime: Hex) => Hex},
    args?: readonly unknown[],
  ) => Promise<Address>;
  send: (call: Call) => Promise<void>;
  read: (call: Call) => Promise<unknown>;
  /** Puts what the work places and sends into one block; it reads the state before that block. */
  inOneBlock: (work: () => Promise<void>) => Promise<void>;
  /** Lets time pass before the next block. */
  wait: (seconds: number) => Promise<void>;
};

const GAS = numberToHex(29_000_000);
/** Of a transaction that shares its block: ten of them fit. */
const SHARED_GAS = numberToHex(2_900_000);

type Node = {url: string; chainId: number; deployer: Address};

/** Gives a builder for a node, which must be anvil. */
export function createBuilder({url, chainId, deployer}: Node): Builder {
  const has = (contract: string) => listedAddress(contract, chainId) !== undefined;
  const at = (contract: string) => addressOf(contract, chainId);
  const placed: Placed[] = [];
  const ask = (method: string, ...params: readonly unknown[]) => request(url, {method, params});

  /** What remains to be done when the shared block is mined; absent where each has its own. */
  let afterBlock: (() => Promise<unknown>)[] | undefined;

  const transact = async (transaction: {to: Address; data?: Hex; value?: Hex}) => {
    const sent = {from: deployer, gas: afterBlock ? SHARED_GAS : GAS, ...transaction};
    const check = async (receipt: unknown) => {
      const {status} = receipt as {status: Hex};
      // Asked again as a call, a transaction that reverted says why.
      if (status !== '0x1') await ask('eth_call', sent, 'latest');
      if (status !== '0x1') throw new Error(`a transaction to ${transaction.to} reverted`);
    };
    if (!afterBlock) return check(await ask('eth_sendTransactionSync', sent));
    const hash = await ask('eth_sendTransaction', sent);
    afterBlock.push(async () => check(await ask('eth_getTransactionReceipt', hash)));
  };

  const onceMined = async (work: () => Promise<unknown>) => {
    if (afterBlock) afterBlock.push(work);
    else await work();
  };

  return {
    url,
    deployer,
    chainId,
    owner: has('Timelock') ? at('Timelock') : lastAccount(),
    has,
    addressOf: at,
    placed,
    async place(contract, {abi, bytecode, from, finish = (runtime) => runtime}, args = []) {
      const address = at(contract);
      await ask('anvil_setCode', address, encodeDeployData({abi, bytecode, args}));
      const runtime = await ask('eth_call', {from: deployer, to: address, gas: GAS}, 'latest');
      await transact({to: address});
      await onceMined(() => ask('anvil_setCode', address, finish(runtime as Hex)));
      placed.push({contract, address, from});
      return address;
    },
    async send({to, valueWei = 0n, ...call}) {
      try {
        await transact({to, data: encodeFunctionData(call), value: numberToHex(valueWei)});
      } catch (cause) {
        throw new Error(`${call.functionName}: ${String(cause)}`, {cause});
      }
    },
    async read({to, ...call}) {
      const data = await ask('eth_call', {to, data: encodeFunctionData(call)}, 'latest');
      return decodeFunctionResult({...call, data: data as Hex});
    },
    async inOneBlock(work) {
      const rest: (() => Promise<unknown>)[] = [];
      await ask('evm_setAutomine', false);
      afterBlock = rest;
      try {
        await work();
        await ask('evm_mine');
      } finally {
        afterBlock = undefined;
        await ask('evm_setAutomine', true);
      }
      for (const finish of rest) await finish();
    },
    async wait(seconds) {
      const latest = (await ask('eth_getBlockByNumber', 'latest', false)) as {timestamp: Hex};
      await ask('evm_setNextBlockTimestamp', Number(latest.timestamp) + seconds);
    },
  };
}

function lastAccount(): Address {
  const account = accounts.at(-1);
  if (!account) throw new Error('there are no test accounts');
  return account.address;
}
