import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/hooks/liquidity');
const output = readFileSync('examples/v4/hooks/liquidityHook.output.txt', 'utf8');
/** Amounts of ether and USDC in the blocks of the output, by their label. */
const amountsOf = (label: string) =>
  [...output.matchAll(new RegExp(`^ +${label} +(-?[\\d.]+) ETH, (-?[\\d.]+) USDC$`, 'gm'))].map(
    ([, eth, usdc]) => [Number(eth), Number(usdc)] as const,
  );

test('the hook keeps 0.1% of a deposit and 1% of what leaves soon, fees left out', () => {
  const [deltas, fees, returned] = ['delta', 'fees', 'returned'].map(amountsOf);
  const shares = [0, 1].map((block) =>
    [0, 1].map((one) => {
      const principal = (deltas?.[block]?.[one] ?? 0) - (fees?.[block]?.[one] ?? 0);
      return Math.abs((returned?.[block]?.[one] ?? 0) / principal).toFixed(6);
    }),
  );
  expect(shares).toEqual([
    ['0.001000', '0.001000'],
    ['0.010000', '0.010000'],
  ]);
  expect(page).toContain('charges 0.1% for a deposit and 1% for leaving within 10 blocks');
});

test('states the selector of each error in its table', () => {
  const [, table = ''] = page.split('{/* #troubleshooting */}');
  const rows = {
    MinimumAmountInsufficient: 'uint128,uint128',
    MaximumAmountExceeded: 'uint128,uint128',
    NoLiquidityToReceiveFees: '',
  };
  for (const [error, types] of Object.entries(rows)) {
    const selector = toFunctionSelector(`function ${error}(${types})`);
    expect(table).toContain(`| \`${error}\`, \`${selector}\` |`);
  }
});
