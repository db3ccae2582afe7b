import {
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  numberToHex,
  type Abi,
  type Address,
  type Hex,
} from 'viem';
import {addressOf} from '../../sandbox/addressOf';
import {request} from '../../packages/sandbox/chain/request';
import {fromHardhat} from '../../sandbox/fromPackage';
import {address, SYMBOLS, type Symbol} from './market';

/** A transaction to simulate. */
export type Sent = {from: Address; to: Address; data: Hex; valueWei?: bigint};

/** What an account has more, or less, after a run: by account, then by token. */
export type Changes = readonly ReadonlyMap<Symbol | 'ETH', bigint>[];

const {abi} = fromHardhat('@uniswap/v3-periphery', 'lens/UniswapInterfaceMulticall') as {abi: Abi};
const multicall = addressOf('Multicall');
const TOKENS = ['ETH', ...SYMBOLS] as const;
const GAS = 8_000_000n;

/** Runs transactions after each other, which are not kept; nothing where the last one reverts. */
export async function simulate(
  url: string,
  {sent, accounts}: {sent: readonly Sent[]; accounts: readonly Address[]},
): Promise<Changes | undefined> {
  const reading = {from: multicall, to: multicall, data: balancesOf(accounts)};
  const [before, after, last] = await run(url, {sent, reading});
  if (!before || !after || !last) return undefined;
  return accounts.map(
    (_, place) =>
      new Map(
        TOKENS.map((token, index) => {
          const at = place * TOKENS.length + index;
          return [token, (after[at] ?? 0n) - (before[at] ?? 0n)];
        }),
      ),
  );
}

type Result = {status: Hex; returnData: Hex};

async function run(url: string, {sent, reading}: {sent: readonly Sent[]; reading: Sent}) {
  const calls = [reading, ...sent, reading].map(({from, to, data, valueWei = 0n}) => ({
    from,
    to,
    data,
    value: numberToHex(valueWei),
    gas: numberToHex(GAS),
  }));
  const params = [
    {
      blockStateCalls: [{blockOverrides: {gasLimit: numberToHex(2n ** 40n)}, calls}],
      validation: false,
    },
    'latest',
  ];
  const blocks = await request(url, {method: 'eth_simulateV1', params});
  const [{calls: results}] = blocks as [{calls: Result[]}];
  const [first, last] = [results[0], results.at(-1)].map((one) => one && read(one.returnData));
  const reverted = results.findIndex(({status}) => status !== '0x1');
  // Only the last transaction is the one that is tried.
  if (reverted >= 0 && reverted !== sent.length) {
    throw new Error(`transaction ${reverted} before the tried one reverts`);
  }
  return [first, last, reverted < 0] as const;
}

const balancesOf = (accounts: readonly Address[]): Hex => {
  const calls = accounts.flatMap((account) =>
    TOKENS.map((token) => ({
      target: token === 'ETH' ? multicall : address[token],
      gasLimit: 100_000n,
      callData:
        token === 'ETH'
          ? encodeFunctionData({abi, functionName: 'getEthBalance', args: [account]})
          : encodeFunctionData({abi: erc20Abi, functionName: 'balanceOf', args: [account]}),
    })),
  );
  return encodeFunctionData({abi, functionName: 'multicall', args: [calls]});
};

function read(data: Hex): readonly bigint[] {
  const [, results] = decodeFunctionResult({abi, functionName: 'multicall', data}) as [
    bigint,
    readonly {returnData: Hex}[],
  ];
  return results.map(({returnData}) => BigInt(returnData));
}
