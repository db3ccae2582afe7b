import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {exchangeAbi} from '../../../../../examples/v1/support/exchangeAbi';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/guides/pool-liquidity');
const printed = readFileSync('examples/v1/poolLiquidity.output.txt', 'utf8');

const unit = 10n ** 18n;
const sold = (dx: bigint, x: bigint, y: bigint) => (997n * dx * y) / (1_000n * x + 997n * dx);

test('states the selectors of the calls', () => {
  for (const name of ['addLiquidity', 'removeLiquidity', 'transfer']) {
    const item = exchangeAbi.find((one) => one.type === 'function' && one.name === name);
    const selector = item?.type === 'function' && toFunctionSelector(item);
    expect(page).toContain(`\`${selector}\``);
  }
});

test('computes the deposit', () => {
  const [wei, ether, usdc] = [10n * unit, 100n * unit, 200_000_000_000n];
  expect(page).toContain(`\`${(wei * usdc) / ether + 1n}\` (20,000.000001 USDC)`);
  expect(page).toContain(`\`${(wei * 100n * unit) / ether}\` (10 shares)`);
});

test('computes what two trades earned for 10 of 110 shares', () => {
  const [ether, usdc, wei] = [110n * unit, 220_000_000_001n, 10n * unit];
  const bought = sold(wei, ether, usdc);
  const back = sold(bought, usdc - bought, ether + wei);
  const earned = ((ether + wei - back) * 10n) / 110n - wei;
  const shown = `0.${String(earned).padStart(18, '0')} ETH`;
  expect(page).toContain(shown);
  expect(printed).toContain(`earned     ${shown}`);
});
