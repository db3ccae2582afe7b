import {encodeSqrtRatioX96} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/core/libraries/FixedPoint96');

const liquidity = 44_721_359_549_995_793n;
const sqrtPriceX96 = BigInt(
  encodeSqrtRatioX96((10n ** 18n).toString(), (2_000n * 10n ** 6n).toString()).toString(),
);

test('states the square root of the raw price', () => {
  const root = Number((sqrtPriceX96 * 100n + (1n << 95n)) >> 96n) / 100;
  expect(page).toContain(
    `is ${root.toLocaleString('en-US')}, and the liquidity is ${liquidity.toLocaleString('en-US')}`,
  );
});

test('states how far the virtual WETH is from 1,000', () => {
  const missing = 1_000n * 10n ** 18n - ((liquidity * sqrtPriceX96) >> 96n);
  expect(page).toContain(`${missing.toLocaleString('en-US')} wei below 1,000 WETH`);
});
