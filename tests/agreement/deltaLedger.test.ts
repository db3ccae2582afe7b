import {
  encodeFunctionData,
  erc20Abi,
  maxUint160,
  maxUint256,
  numberToHex,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addressOf} from '../../sandbox/addressOf';
import {type Action, encodeActions} from '../../sandbox/seed/v4Actions';
import {type Sandbox, startSandbox} from '../../sandbox/startSandbox';
import {
  runLedger,
  type LedgerAction,
  type LedgerError,
  type Party,
} from '../../src/protocol/deltaLedger';
import {testClient} from '../../sandbox/testClient';
import {triedOf} from '../../testing/tier';
import {between, happens} from './random';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  await allowAll();
});
afterAll(() => sandbox.stop());

/** Lets both contracts take the tokens of the first account through Permit2. */
async function allowAll(): Promise<void> {
  const client = testClient(sandbox);
  const permit2 = addressOf('Permit2');
  for (const token of [addressOf('USDC'), addressOf('WETH')]) {
    await client.writeContract({
      address: token,
      abi: erc20Abi,
      functionName: 'approve',
      args: [permit2, maxUint256],
    });
    for (const {contract} of RUNNERS) {
      await client.writeContract({
        address: permit2,
        abi,
        functionName: 'approve',
        args: [token, addressOf(contract), maxUint160, 2 ** 48 - 1],
      });
    }
  }
  await client.mine({blocks: 1});
}

const LISTS = triedOf(10_000);
const VALUE = 1_000n;
const CURRENCIES: Readonly<Record<string, Address>> = {
  ETH: zeroAddress,
  USDC: addressOf('USDC'),
  WETH: addressOf('WETH'),
};

const SELECTORS: Readonly<Record<Exclude<LedgerError, 'TransferFailed'>, Hex>> = {
  CurrencyNotSettled: toFunctionSelector('CurrencyNotSettled()'),
  DeltaNotNegative: toFunctionSelector('DeltaNotNegative(address)'),
  DeltaNotPositive: toFunctionSelector('DeltaNotPositive(address)'),
  V4TooMuchRequested: toFunctionSelector('V4TooMuchRequested(uint256,uint256)'),
  V4TooLittleReceived: toFunctionSelector('V4TooLittleReceived(uint256,uint256)'),
  InvalidBips: toFunctionSelector('InvalidBips()'),
};

/** An action for the ledger, and what calldata has for it. */
type Drawn = {entry: LedgerAction; name: Action[0]; values: readonly unknown[]};

const FLAGS: Readonly<Record<Party, Address>> = {
  caller: '0x0000000000000000000000000000000000000001',
  contract: '0x0000000000000000000000000000000000000002',
};
const drawn = <Value>(list: readonly Value[]): Value =>
  list[Number(between(0n, BigInt(list.length) - 1n))] as Value;
const party = (): Party => (happens(0.7) ? 'caller' : 'contract');

/** An amount that meets the open delta, misses it by one, or has nothing to do with it. */
function near(delta: bigint): bigint {
  const size = delta < 0n ? -delta : delta;
  return happens(0.8)
    ? drawn([size, size, size + 1n, size > 0n ? size - 1n : 1n])
    : between(1n, 600n);
}

const PARTS: Partial<Record<Action[0], (currency: string, delta: bigint) => Omit<Drawn, 'name'>>> =
  {
    SETTLE: (currency, delta) => {
      const amount = happens(0.4) ? 0n : near(delta);
      const payer = party();
      return {
        entry: {kind: 'settle', currency, amount: amount === 0n ? 'debt' : amount, payer},
        values: [CURRENCIES[currency], amount, payer === 'caller'],
      };
    },
    SETTLE_ALL: (currency, delta) => {
      const most = near(delta);
      return {entry: {kind: 'settleAll', currency, most}, values: [CURRENCIES[currency], most]};
    },
    TAKE: (currency, delta) => {
      const amount = happens(0.4) ? 0n : near(delta);
      const recipient = party();
      return {
        entry: {kind: 'take', currency, amount: amount === 0n ? 'credit' : amount, recipient},
        values: [CURRENCIES[currency], FLAGS[recipient], amount],
      };
    },
    TAKE_ALL: (currency, delta) => {
      const least = near(delta);
      return {entry: {kind: 'takeAll', currency, least}, values: [CURRENCIES[currency], least]};
    },
    TAKE_PORTION: (currency) => {
      const bips = between(0n, 10_001n);
      const recipient = party();
      return {
        entry: {kind: 'takePortion', currency, bips, recipient},
        values: [CURRENCIES[currency], FLAGS[recipient], bips],
      };
    },
    CLOSE_CURRENCY: (currency) => ({
      entry: {kind: 'close', currency},
      values: [CURRENCIES[currency]],
    }),
    CLEAR_OR_TAKE: (currency, delta) => {
      const most = near(delta);
      return {entry: {kind: 'clearOrTake', currency, most}, values: [CURRENCIES[currency], most]};
    },
    SWEEP: (currency) => ({
      entry: {kind: 'sweep', currency},
      values: [CURRENCIES[currency], FLAGS.caller],
    }),
  };

/** Up to eight actions that a contract runs, most of which meet what is open. */
function drawList(names: readonly Action[0][]): readonly Drawn[] {
  const list: Drawn[] = [];
  for (let count = between(1n, 8n); count > 0n; count -= 1n) {
    const {states, error} = runLedger(
      list.map(({entry}) => entry),
      VALUE,
    );
    if (error && error.name !== 'CurrencyNotSettled') break;
    const deltas = states.at(-1)?.deltas ?? new Map<string, bigint>();
    const open = [...deltas].filter(([, delta]) => delta !== 0n).map(([currency]) => currency);
    const currency = open.length > 0 && happens(0.8) ? drawn(open) : drawn(Object.keys(CURRENCIES));
    const name = drawn(names);
    const part = PARTS[name]?.(currency, deltas.get(currency) ?? 0n);
    if (part) list.push({name, ...part});
  }
  return list;
}

const encoded = (list: readonly Drawn[]): Hex =>
  encodeActions(list.map(({name, values}) => [name, ...values]));

const abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function execute(bytes commands, bytes[] inputs) payable',
  'function modifyLiquidities(bytes unlockData, uint256 deadline) payable',
]);

/** Contracts that run actions, with those that change deltas without a pool. */
const RUNNERS = [
  {
    contract: 'UniversalRouterV2_0',
    names: ['SETTLE', 'SETTLE_ALL', 'TAKE', 'TAKE_ALL', 'TAKE_PORTION'],
    call: (list: Hex) => encodeFunctionData({abi, functionName: 'execute', args: ['0x10', [list]]}),
  },
  {
    contract: 'PositionManager',
    names: ['SETTLE', 'TAKE', 'CLOSE_CURRENCY', 'CLEAR_OR_TAKE', 'SWEEP'],
    call: (list: Hex) =>
      encodeFunctionData({abi, functionName: 'modifyLiquidities', args: [list, 2n ** 48n]}),
  },
] as const;

type Reply = {error?: {data?: Hex; message: string}};

/** How calls end: in a revert with these bytes, or well. */
async function endsOf(to: Address, calls: readonly Hex[]): Promise<(Hex | undefined)[]> {
  const from = sandbox.contents.accounts[0]?.address;
  const body = calls.map((data, id) => ({
    jsonrpc: '2.0',
    id,
    method: 'eth_call',
    params: [{from, to, data, value: numberToHex(VALUE)}, 'latest'],
  }));
  const headers = {'content-type': 'application/json'};
  const response = await fetch(sandbox.url, {method: 'POST', headers, body: JSON.stringify(body)});
  return ((await response.json()) as Reply[]).map(({error}) => error && (error.data ?? '0x'));
}

function expected(name: LedgerError | undefined, end: Hex | undefined): boolean {
  if (name === undefined || end === undefined) return name === undefined && end === undefined;
  const found = Object.entries(SELECTORS).find(([, selector]) => end.startsWith(selector))?.[0];
  return found === (name === 'TransferFailed' ? undefined : name);
}

const AT_ONCE = 100;

test.each(RUNNERS)(
  `agrees with $contract about the end of ${LISTS / 2} lists of actions`,
  {timeout: 600_000},
  async ({contract, names, call}) => {
    const ends = new Map<string, number>();
    for (let tried = 0; tried < LISTS / 2; tried += AT_ONCE) {
      const lists = Array.from({length: AT_ONCE}, () => drawList(names));
      const found = await endsOf(
        addressOf(contract),
        lists.map((list) => call(encoded(list))),
      );
      lists.forEach((list, at) => {
        const {error} = runLedger(
          list.map(({entry}) => entry),
          VALUE,
        );
        ends.set(error?.name ?? 'settled', (ends.get(error?.name ?? 'settled') ?? 0) + 1);
        if (!expected(error?.name, found[at])) {
          expect.fail(
            `${contract}: ${list.map(({name, values}) => `${name}(${values.join()})`).join(' ')} ends with ${found[at] ?? 'success'}, not ${error?.name ?? 'success'}`,
          );
        }
      });
    }
    // Lists that all end alike would show nothing.
    expect(Math.min(ends.get('settled') ?? 0, ends.get('CurrencyNotSettled') ?? 0)).toBeGreaterThan(
      LISTS / 100,
    );
    expect(ends.size).toBeGreaterThanOrEqual(4);
  },
);
