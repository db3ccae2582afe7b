import {expect, test} from 'vitest';
import {humanOf} from './humanOf';
import {USDC, WETH, words} from './values.fixture';

type Case = {
  type?: string;
  name?: string;
  unit?: string;
  named?: Record<string, unknown>;
  tokens?: Record<string, `0x${string}`>;
};
const human = (
  value: unknown,
  {type = 'uint256', name = '', unit, named = {}, tokens = {}}: Case,
) =>
  humanOf(
    value,
    {type, name, ...(unit && {unit})},
    {words, tokens, named: new Map(Object.entries(named))},
  );

test.each<[unknown, Case, string | undefined]>([
  [10n ** 18n, {unit: 'smallest units of the input token', named: {tokenIn: WETH}}, '1 WETH'],
  [5_000_000n, {unit: 'smallest units of the output token', named: {tokenOut: USDC}}, '5 USDC'],
  [5_000_000n, {unit: 'smallest units of the output token', named: {path: [WETH, USDC]}}, '5 USDC'],
  [
    10n ** 18n,
    {
      unit: 'smallest units of the input currency',
      named: {currency0: `0x${'0'.repeat(40)}`, currency1: USDC, zeroForOne: true},
    },
    '1 ETH',
  ],
  [1_500_000n, {unit: 'smallest units of token0', tokens: {token0: USDC}}, '1.5 USDC'],
  [1_500_000n, {unit: 'smallest units of token0'}, undefined],
  [3_000n, {type: 'uint24', unit: '1/1,000,000 of the amount'}, '0.3%'],
  [25n, {unit: 'basis points (1/10,000)'}, '0.25%'],
  [1_767_313_872n, {unit: 'Unix time in seconds'}, '2026-01-02 00:31:12 UTC'],
  [10n ** 17n, {unit: 'wei'}, '0.1 ETH'],
  [2n ** 256n - 1n, {unit: 'wei'}, 'the greatest uint256'],
  [0n, {type: 'uint24'}, undefined],
  [
    200_311n,
    {type: 'int24', name: 'tick', tokens: {token0: USDC, token1: WETH}},
    '0.00049999 WETH per USDC',
  ],
  [60n, {type: 'int24', name: 'tickSpacing', tokens: {token0: USDC, token1: WETH}}, undefined],
  [
    1_771_595_571_142_957_102_961_017_161_607_260n,
    {type: 'uint160', unit: '√(token1 ÷ token0) × 2⁹⁶', named: {tokenIn: WETH, tokenOut: USDC}},
    '0.0005 WETH per USDC',
  ],
  [USDC, {type: 'address'}, 'USDC'],
  ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'.toLowerCase(), {type: 'address'}, 'test account 0'],
])('writes %s of %o for people', (value, kind, text) => {
  expect(human(value, kind)).toBe(text);
});
