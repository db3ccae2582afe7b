import {Actions, URVersion, V4Planner, V4PositionPlanner} from '@uniswap/v4-sdk';
import {encodeFunctionData, maxUint128, parseAbi, zeroAddress as ether, type Hex} from 'viem';
import {expect, test} from 'vitest';
import deltaLedger from '../../../src/components/instruments/calculators/deltaLedger';
import {readCatalogue} from '../readCatalogue';
import {actionEncoder, poolKey, type ActionStep} from './actions.fixture';
import {encodeAgain} from './encodeAgain';
import {contentsOf} from './fieldsOf';
import {caller, idsOf, itself, NOW, plan, reader, testExplainer} from './explainer.fixture';

const catalogue = readCatalogue(process.cwd());
const {explain, said, addressOf} = testExplainer(catalogue);
const v4 = actionEncoder(catalogue);
const [usdc, weth] = ['USDC', 'WETH'].map(addressOf) as [Hex, Hex];
const key = poolKey(ether, usdc);
const ONE = 10n ** 18n;
const LEAST = 1_900_000_000n;

const swapOf = (values: Readonly<Record<string, unknown>> = {}) => ({
  poolKey: key,
  zeroForOne: true,
  amountIn: ONE,
  amountOutMinimum: LEAST,
  minHopPriceX36: 0n,
  hookData: '0x',
  ...values,
});
const single = (values = {}): ActionStep => ['SWAP_EXACT_IN_SINGLE', swapOf(values)];
const pay: ActionStep = ['SETTLE_ALL', ether, ONE];
const takeAll = (least = LEAST): ActionStep => ['TAKE_ALL', usdc, least];

const path = [usdc, weth].map((intermediateCurrency) => ({
  intermediateCurrency,
  fee: 500,
  tickSpacing: 10,
  hooks: ether,
  hookData: '0x',
}));

test('reads a swap action by action, with units', () => {
  const data = v4.swap(single(), pay, takeAll());
  const text = said(data);
  expect(text).toContain('V4_SWAP: Runs 3 actions');
  expect(text).toContain('SWAP_EXACT_IN_SINGLE, SETTLE_ALL, TAKE_ALL: 0x060c0f');
  expect(text).toContain(
    'Swaps exactly 1 ETH (1000000000000000000 wei) for at least 1,900 USDC (1900000000 smallest units) through ether → 0.05% → USDC.',
  );
  expect(text).toContain('Has the caller pay the whole debt in ether, at most 1 ETH');
  expect(text).toContain('Sends the caller the whole credit in USDC, at least 1,900 USDC');
  expect(idsOf(explain(data))).toEqual([]);
  expect(idsOf(explain(data, {valueWei: ONE}))).toEqual([]);
  expect(encodeAgain(explain(data))).toBe(data);
});

test('names every address that stands for something, and every 0 that is an open delta', () => {
  const text = said(
    v4.swap(
      ['SETTLE', weth, 1n << 255n, false],
      single({poolKey: poolKey(usdc, weth), zeroForOne: false, amountIn: 0n}),
      ['TAKE', usdc, caller, 0n],
    ),
  );
  expect(text).toContain('Pays the whole balance of WETH to the PoolManager, from the contract.');
  expect(text).toContain('Swaps exactly the whole credit in WETH (0) for at least 1,900 USDC');
  expect(text).toContain(
    'Takes the whole credit in USDC (0) out of the PoolManager, to the caller.',
  );
  const exact = said(
    v4.swap(['SWAP_EXACT_OUT', {currencyOut: ether, path, amountOut: 0n, amountInMaximum: 5n}]),
  );
  expect(exact).toContain('Buys exactly the whole debt in ether (0)');
  expect(said(v4.modify(['WRAP', 0n]))).toContain('Wraps the whole debt in WETH (0)');
  expect(said(v4.modify(['UNWRAP', 1n << 255n]))).toContain('Unwraps the whole balance of ether');
});

test('tells the way of a path, whichever end it is written from', () => {
  const bought = {path, amountOut: ONE, amountInMaximum: LEAST};
  const sold = {path, amountIn: ONE, amountOutMinimum: ONE / 2n};
  expect(said(v4.swap(['SWAP_EXACT_IN', {currencyIn: ether, ...sold}]))).toContain(
    'through ether → 0.05% → USDC → 0.05% → WETH',
  );
  expect(said(v4.swap(['SWAP_EXACT_OUT', {currencyOut: ether, ...bought}]))).toContain(
    'through USDC → 0.05% → WETH → 0.05% → ether',
  );
});

const LIMITLESS = 'amountOutMinimum is 0: the swap passes at any price.';

test('warns of a minimum of 0, unless a later action has one', () => {
  const swap = single({amountOutMinimum: 0n});
  expect(said(v4.swap(swap, pay, takeAll(0n)))).toContain(LIMITLESS);
  expect(said(v4.swap(swap, pay, takeAll(1n)))).toContain(LIMITLESS);
  expect(said(v4.swap(swap, pay, takeAll()))).not.toContain(LIMITLESS);
  expect(said(v4.swap(swap, pay, ['TAKE', usdc, caller, LEAST]))).not.toContain(LIMITLESS);
  const dust: ActionStep = ['TAKE', usdc, caller, 1n];
  expect(said(v4.swap(swap, pay, dust, takeAll(0n)))).toContain(LIMITLESS);
});

test('takes a sweep of the plan for a minimum of what an action takes into the router', () => {
  const list = v4.partsOf([single({amountOutMinimum: 0n}), pay, ['TAKE', usdc, itself, 0n]]);
  const swap = ['0x10', 'bytes, bytes[]', ...list] as const;
  const sweep = (least: bigint) =>
    ['0x04', 'address, address, uint256', usdc, caller, least] as const;
  expect(said(plan(swap, sweep(LEAST)))).not.toContain(LIMITLESS);
  expect(said(plan(swap, sweep(0n)))).toContain(LIMITLESS);
  expect(idsOf(explain(plan(swap)))).toEqual(['left-behind', 'zero-minimum']);
});

test('warns of an exact output that may cost any amount, unless a payment has a maximum', () => {
  const buy: ActionStep = [
    'SWAP_EXACT_OUT_SINGLE',
    {...swapOf({zeroForOne: false}), amountOut: ONE, amountInMaximum: maxUint128},
  ];
  const take: ActionStep = ['TAKE_ALL', ether, ONE];
  expect(idsOf(explain(v4.swap(buy, ['SETTLE', usdc, 0n, true], take)))).toEqual(['no-maximum']);
  expect(idsOf(explain(v4.swap(buy, ['SETTLE_ALL', usdc, maxUint128], take)))).toEqual([
    'no-maximum',
  ]);
  expect(idsOf(explain(v4.swap(buy, ['SETTLE_ALL', usdc, LEAST], take)))).toEqual([]);
});

test('warns of a debt or credit that is left open', () => {
  expect(said(v4.swap(single(), pay))).toContain(
    '! No action takes the credit in USDC: the call reverts with CurrencyNotSettled.',
  );
  expect(said(v4.swap(single(), takeAll()))).toContain(
    '! No action pays the debt in ether: the call reverts with CurrencyNotSettled.',
  );
  expect(idsOf(explain(v4.swap(single(), ['TAKE_PORTION', usdc, caller, 25n], pay)))).toContain(
    'unsettled',
  );
});

test('warns of ether that a position does not use, unless the rest is swept', () => {
  const mint: ActionStep = ['MINT_POSITION', key, -600, 600, 10n ** 12n, ONE, LEAST, caller, '0x'];
  const settle: ActionStep = ['SETTLE_PAIR', ether, usdc];
  expect(idsOf(explain(v4.modify(mint, settle)))).toEqual(['left-behind']);
  expect(idsOf(explain(v4.modify(mint, settle), {valueWei: ONE}))).toEqual(['left-behind']);
  expect(
    idsOf(explain(v4.modify(mint, settle, ['SWEEP', ether, caller]), {valueWei: ONE})),
  ).toEqual([]);
});

test('warns of the hook that may change a swap, and says what a hook may do', () => {
  const hook = `0x${'cc'.padStart(40, '0')}` as Hex;
  const text = said(v4.swap(single({poolKey: poolKey(ether, usdc, hook)}), pay, takeAll()));
  expect(text).toContain(
    `! The hook ${hook} may change what this swap costs or gives (beforeSwapReturnDelta, afterSwapReturnDelta)`,
  );
  expect(text).toContain(
    'hook with beforeSwap, afterSwap, beforeSwapReturnDelta, afterSwapReturnDelta',
  );
  const harmless = `0x${'c0'.padStart(40, '0')}` as Hex;
  expect(
    idsOf(explain(v4.swap(single({poolKey: poolKey(ether, usdc, harmless)}), pay, takeAll()))),
  ).toEqual([]);
});

test('warns of a pool key that is out of order', () => {
  const swap = single({poolKey: poolKey(weth, usdc)});
  expect(idsOf(explain(v4.swap(swap, ['SETTLE_ALL', weth, ONE], takeAll())))).toEqual(['pool-key']);
});

test('takes collected fees for no withdrawal at any price', () => {
  const takePair: ActionStep = ['TAKE_PAIR', ether, usdc, caller];
  const collect = v4.modify(['DECREASE_LIQUIDITY', 7n, 0n, 0n, 0n, '0x'], takePair);
  expect(said(collect)).toContain('Credits the fees of position NFT 7.');
  expect(idsOf(explain(collect))).toEqual([]);
  const burn = v4.modify(['BURN_POSITION', 7n, 0n, 0n, '0x'], takePair);
  expect(idsOf(explain(burn))).toEqual(['any-ratio']);
});

test('warns of a position that may cost any amount', () => {
  const mint: ActionStep = [
    'MINT_POSITION',
    key,
    -600,
    600,
    1n,
    maxUint128,
    maxUint128,
    caller,
    '0x',
  ];
  expect(idsOf(explain(v4.modify(mint, ['SETTLE_PAIR', ether, usdc])))).toContain('no-maximum');
});

test('reads pool, position and payments in one multicall of the position manager', () => {
  const abi = parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'function initializePool(PoolKey key, uint160 sqrtPriceX96) payable',
  ]);
  const create = encodeFunctionData({abi, args: [key, 2n ** 96n]});
  const mint: ActionStep = ['MINT_POSITION', key, -600, 600, 10n ** 12n, ONE, LEAST, caller, '0x'];
  const data = v4.multicall(
    create,
    v4.modify(mint, ['CLOSE_CURRENCY', ether], ['CLOSE_CURRENCY', usdc], ['SWEEP', ether, caller]),
  );
  const to = addressOf('PositionManager');
  expect(said(data, {to})).toContain('initializePool: Creates the v4 pool of this key');
  expect(said(data, {to})).toContain('MINT_POSITION: Opens a position from tick -600 to 600');
  expect(idsOf(explain(data, {to}))).toEqual([]);
  expect(encodeAgain(explain(data))).toBe(data);
});

test('reads actions without a call, of `unlock`, and of a caller that has unlocked', () => {
  const steps: readonly ActionStep[] = [
    ['DECREASE_LIQUIDITY', 7n, 0n, 0n, 0n, '0x'],
    ['TAKE_PAIR', ether, usdc, caller],
  ];
  const list = v4.listOf(steps);
  const abi = parseAbi(['function unlock(bytes data) returns (bytes)']);
  for (const data of [list, encodeFunctionData({abi, args: [list]}), v4.withoutUnlock(...steps)]) {
    expect(said(data)).toContain(
      'TAKE_PAIR: Takes the whole credits in ether and USDC, to the caller.',
    );
    expect(encodeAgain(explain(data))).toBe(data);
  }
});

test('reads actions that the router hands to the position manager', () => {
  const mint: ActionStep = ['MINT_POSITION', key, -600, 600, 10n ** 12n, ONE, LEAST, reader, '0x'];
  const call = v4.modify(mint, ['SETTLE_PAIR', ether, usdc], ['SWEEP', ether, reader]);
  const abi = parseAbi([
    'function execute(bytes commands, bytes[] inputs, uint256 deadline) payable',
  ]);
  const data = encodeFunctionData({abi, args: ['0x14', [call], BigInt(NOW + 600)]});
  expect(said(data)).toContain('MINT_POSITION: Opens a position');
  expect(encodeAgain(explain(data))).toBe(data);
});

test('says which contract refuses an action', () => {
  expect(said(v4.modify(['SETTLE_ALL', ether, 5n]))).toContain(
    '! The position manager does not run action SETTLE_ALL: it reverts with UnsupportedAction.',
  );
  expect(said(v4.swap(['SETTLE_PAIR', ether, usdc]))).toContain(
    '! The router does not run action SETTLE_PAIR',
  );
  const unknown = plan(['0x10', 'bytes, bytes[]', '0x42', ['0x1234']]);
  expect(said(unknown)).toContain('! The router does not run action 0x42');
  expect(encodeAgain(explain(unknown))).toBe(unknown);
});

test('says where actions and values differ in number', () => {
  const data = plan(['0x10', 'bytes, bytes[]', '0x0606', []]);
  expect(said(data)).toContain(
    '! 2 actions and 0 params: the contract reverts with InputLengthMismatch.',
  );
});

test('keeps values that cannot be read, and says what is missing', () => {
  const data = plan(['0x10', 'bytes, bytes[]', '0x06', ['0x1234']]);
  expect(said(data)).toContain('SWAP_EXACT_IN_SINGLE: Its values cannot be read.');
  expect(said(data)).toContain(
    '! SWAP_EXACT_IN_SINGLE: The arguments need at least 32 bytes; there are 2.',
  );
  expect(encodeAgain(explain(data))).toBe(data);
});

test('says that both contracts refuse a list with offsets of its own', () => {
  const list = v4.listOf([['TAKE_ALL', usdc, 1n]]);
  // A gap of one word before the first value.
  const word = (value: number) => value.toString(16).padStart(64, '0');
  const shifted = `0x${word(0x60)}${word(0xa0)}${word(0)}${list.slice(2 + 128)}` as Hex;
  const data = v4.modify(['TAKE_PAIR', ether, usdc, caller]).slice(0, 10);
  const abi = parseAbi(['function modifyLiquidities(bytes unlockData, uint256 deadline) payable']);
  const call = encodeFunctionData({abi, args: [shifted, BigInt(NOW + 600)]});
  expect(call.startsWith(data)).toBe(true);
  expect(said(call)).toContain('the contract mostly reverts with SliceOutOfBounds');
  expect(encodeAgain(explain(call))).toBe(call);
});

const RELEASE = '! Written for release';

test('says which releases read a swap shifted', () => {
  const steps = [single(), pay, takeAll()] as const;
  const [older, newer] = [v4.swap(...steps), v4.limitedSwap(...steps)];
  expect(said(older, {version: '2.0'})).not.toContain(RELEASE);
  expect(said(older, {version: '2.1.1'})).toContain(`${RELEASE} 2.0: routers from 2.1.1 on`);
  expect(said(newer, {version: '2.1.1'})).not.toContain(RELEASE);
  expect(said(newer, {version: '2.0'})).toContain(`${RELEASE} 2.1.1: routers before 2.1.1`);
  expect(said(newer, {version: undefined})).toContain('minHopPriceX36 (uint256): no limit');
});

test('takes a limit of the hop for a limit of the swap where the release reads it', () => {
  const swap = single({amountOutMinimum: 0n, minHopPriceX36: 19n * 10n ** 26n});
  const data = v4.limitedSwap(swap, pay, takeAll(0n));
  expect(idsOf(explain(data, {version: '2.1.1'}))).toEqual([]);
});

test.each([
  ['2.0', URVersion.V2_0],
  ['2.1.1', URVersion.V2_1_1],
] as const)('reads what v4-sdk encodes for %s', (version, release) => {
  const isLimited = version === '2.1.1';
  const planner = new V4Planner();
  const values = {
    currencyIn: ether,
    path,
    ...(isLimited && {minHopPriceX36: ['0', '0']}),
    amountIn: String(ONE),
    amountOutMinimum: String(ONE / 2n),
  };
  planner.addAction(Actions.SWAP_EXACT_IN, [values], release);
  planner.addAction(Actions.SETTLE_ALL, [ether, String(ONE)]);
  planner.addAction(Actions.TAKE_ALL, [weth, String(ONE / 2n)]);
  const data = plan(['0x10', 'bytes, bytes[]', planner.actions as Hex, planner.params as Hex[]]);
  const text = said(data, {version});
  expect(text).toContain('through ether → 0.05% → USDC → 0.05% → WETH');
  expect(text).not.toContain(RELEASE);
  expect(encodeAgain(explain(data, {version}))).toBe(data);
});

test('reads what v4-sdk encodes for a position', () => {
  const planner = new V4PositionPlanner();
  planner.addAction(Actions.DECREASE_LIQUIDITY, ['7', '5', '1000000', '2000000', '0x']);
  planner.addAction(Actions.TAKE_PAIR, [ether, usdc, caller]);
  const list = planner.finalize() as Hex;
  expect(said(list)).toContain('Takes 5 units of liquidity out of position NFT 7');
  expect(encodeAgain(explain(list))).toBe(list);
});

const ledgerOf = (data: string, more = {}) => {
  const explanation = explain(data, more);
  const contents = explanation.kind === 'unread' ? [] : contentsOf(explanation.fields);
  return contents.flatMap((one) => ('ledger' in one ? [one.ledger] : []))[0];
};

test('hands a swap to the delta ledger, with its limits for amounts', () => {
  const steps = [single(), pay, takeAll()];
  expect(ledgerOf(v4.swap(...steps))).toEqual({
    actions: 'SWAP 1 ETH 1900 USDC\nSETTLE_ALL 1 ETH\nTAKE_ALL 1900 USDC',
    value: '1',
  });
  expect(ledgerOf(v4.swap(single({amountIn: 0n}), ['TAKE', usdc, itself, 0n]))?.actions).toBe(
    'SWAP ALL ETH 1900 USDC\nTAKE ALL USDC CONTRACT',
  );
});

test('hands positions to the delta ledger where calldata names the currencies', () => {
  const mint: ActionStep = ['MINT_POSITION', key, -600, 600, 10n ** 12n, ONE, LEAST, caller, '0x'];
  const data = v4.modify(mint, ['SETTLE_PAIR', ether, usdc], ['SWEEP', ether, caller]);
  expect(ledgerOf(data, {valueWei: 2n * ONE})).toEqual({
    actions: 'ADD 1 ETH 1900 USDC\nSETTLE_PAIR ETH USDC\nSWEEP ETH',
    value: '2',
  });
  const closed = v4.modify(['BURN_POSITION', 7n, 5n, 0n, '0x'], ['CLOSE_CURRENCY', ether]);
  expect(ledgerOf(closed)).toBeUndefined();
});

test('hands the ledger nothing that it refuses, and no liquidity of two pairs', () => {
  expect(
    ledgerOf(v4.swap(single(), ['SETTLE_ALL', usdc, 2n ** 256n - 1n], takeAll())),
  ).toBeUndefined();
  const mint = (of: typeof key): ActionStep => [
    'MINT_POSITION',
    of,
    -600,
    600,
    10n ** 12n,
    ONE,
    LEAST,
    caller,
    '0x',
  ];
  const other = {...key, currency1: itself};
  expect(ledgerOf(v4.modify(mint(key), mint(key)))).toBeDefined();
  expect(ledgerOf(v4.modify(mint(key), mint(other)))).toBeUndefined();
});

test('hands the ledger lines that it reads', () => {
  const {results} = readLedger(v4.swap(single(), pay, takeAll()));
  expect(results?.at(0)?.human).toBe('−1 ETH, +1,900 USDC; the contract holds 1 ETH');
});

function readLedger(data: string) {
  const reading = deltaLedger.read(ledgerOf(data) ?? {});
  return 'answer' in reading ? reading.answer : {results: undefined};
}
