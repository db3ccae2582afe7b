import {expect, test} from 'vitest';
import {runLedger, type LedgerAction} from './deltaLedger';

const swap: LedgerAction = {
  kind: 'change',
  changes: [
    ['ETH', -10n],
    ['USDC', 20_000n],
  ],
};
const payAll: LedgerAction = {kind: 'settleAll', currency: 'ETH', most: 10n};
const takeAll: LedgerAction = {kind: 'takeAll', currency: 'USDC', least: 19_900n};

test('settles a swap that is paid and taken', () => {
  const {states, error} = runLedger([swap, payAll, takeAll], 10n);
  expect(error).toBeUndefined();
  expect(states.map(({deltas}) => [deltas.get('ETH'), deltas.get('USDC')])).toEqual([
    [-10n, 20_000n],
    [0n, 20_000n],
    [0n, 0n],
  ]);
  expect(states.at(-1)?.received).toEqual(
    new Map([
      ['ETH', -10n],
      ['USDC', 20_000n],
    ]),
  );
});

test('names the currency that is left open', () => {
  expect(runLedger([swap, payAll], 10n).error).toEqual({
    name: 'CurrencyNotSettled',
    currency: 'USDC',
  });
});

test.each<[string, LedgerAction]>([
  ['DeltaNotNegative', {kind: 'settle', currency: 'USDC', amount: 'debt', payer: 'caller'}],
  ['DeltaNotNegative', {kind: 'settleAll', currency: 'USDC', most: 1n}],
  ['DeltaNotPositive', {kind: 'take', currency: 'ETH', amount: 'credit', recipient: 'caller'}],
  ['DeltaNotPositive', {kind: 'takePortion', currency: 'ETH', bips: 10_001n, recipient: 'caller'}],
  ['DeltaNotPositive', {kind: 'clearOrTake', currency: 'ETH', most: 1n}],
  ['InvalidBips', {kind: 'takePortion', currency: 'USDC', bips: 10_001n, recipient: 'caller'}],
  ['V4TooMuchRequested', {kind: 'settleAll', currency: 'ETH', most: 9n}],
  ['V4TooLittleReceived', {kind: 'takeAll', currency: 'USDC', least: 20_001n}],
  ['TransferFailed', {kind: 'settle', currency: 'ETH', amount: 11n, payer: 'caller'}],
])('reverts with %s where the delta or a limit does not fit', (name, action) => {
  const {states, error} = runLedger([swap, action], 10n);
  expect(error?.name).toBe(name);
  expect(states.length).toBe(1);
});

test('takes a share of the credit, rounded down, and the rest', () => {
  const fee: LedgerAction = {
    kind: 'takePortion',
    currency: 'USDC',
    bips: 33n,
    recipient: 'contract',
  };
  const rest: LedgerAction = {
    kind: 'take',
    currency: 'USDC',
    amount: 'credit',
    recipient: 'caller',
  };
  const {states, error} = runLedger([swap, payAll, fee, rest], 10n);
  expect(error).toBeUndefined();
  expect(states.at(-1)?.held.get('USDC')).toBe(66n);
  expect(states.at(-1)?.received.get('USDC')).toBe(19_934n);
});

test('leaves ether that is sent along and not used, until it is swept', () => {
  const list = [swap, payAll, takeAll];
  expect(runLedger(list, 15n).states.at(-1)?.held.get('ETH')).toBe(5n);
  const swept = runLedger([...list, {kind: 'sweep', currency: 'ETH'}], 15n).states.at(-1);
  expect([swept?.held.get('ETH'), swept?.received.get('ETH')]).toEqual([0n, -10n]);
});

test('gives up a credit up to the limit, and takes a greater one', () => {
  const clear = (most: bigint): LedgerAction => ({kind: 'clearOrTake', currency: 'USDC', most});
  expect(
    runLedger([swap, payAll, clear(20_000n)], 10n)
      .states.at(-1)
      ?.received.get('USDC'),
  ).toBeUndefined();
  expect(
    runLedger([swap, payAll, clear(19_999n)], 10n)
      .states.at(-1)
      ?.received.get('USDC'),
  ).toBe(20_000n);
});

test('sells a whole credit, and buys a whole debt', () => {
  const onward: LedgerAction = {
    kind: 'swap',
    sold: 'USDC',
    paid: 'credit',
    bought: 'WETH',
    got: 9n,
  };
  expect(runLedger([swap, onward], 10n).states.at(-1)?.deltas).toEqual(
    new Map([
      ['ETH', -10n],
      ['USDC', 0n],
      ['WETH', 9n],
    ]),
  );
  const back: LedgerAction = {
    kind: 'swap',
    sold: 'USDC',
    paid: 20_000n,
    bought: 'ETH',
    got: 'debt',
  };
  expect(runLedger([swap, back]).error).toBeUndefined();
  const wrong = {sold: 'ETH', bought: 'USDC'} as const;
  expect(runLedger([swap, {kind: 'swap', ...wrong, paid: 'credit', got: 1n}]).error?.name).toBe(
    'DeltaNotPositive',
  );
  expect(runLedger([swap, {kind: 'swap', ...wrong, paid: 1n, got: 'debt'}]).error?.name).toBe(
    'DeltaNotNegative',
  );
});

test('closes a debt or a credit, whichever there is', () => {
  const close = (currency: string): LedgerAction => ({kind: 'close', currency});
  expect(runLedger([swap, close('ETH'), close('USDC')], 10n).error).toBeUndefined();
});
