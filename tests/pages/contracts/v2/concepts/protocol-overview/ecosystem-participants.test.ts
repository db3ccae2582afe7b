import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/protocol-overview/ecosystem-participants');

const marketPrice = 2_100;
const reserve0 = 2_000_000n * 10n ** 6n;
const reserve1 = 1_000n * 10n ** 18n;

/** What buying WETH for whole USDC brings when it is sold elsewhere. */
function arbitrage(wholeUsdc: number) {
  const paid = BigInt(wholeUsdc) * 10n ** 6n;
  const bought = (997n * paid * reserve1) / (1_000n * reserve0 + 997n * paid);
  const weth = Number(bought) / 1e18;
  const price = Number(reserve0 + paid) / 1e6 / (Number(reserve1 - bought) / 1e18);
  return {weth, price, proceeds: weth * marketPrice, profit: weth * marketPrice - wholeUsdc};
}
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

const best = Math.round((Math.sqrt(0.997 * marketPrice * 2_000_000 * 1_000) - 2_000_000) / 0.997);

test('states the most profitable trade in whole USDC', () => {
  expect(page).toContain(`pays ${readable(best, 0)} USDC (\`${best}000000\`)`);
  for (const other of [best - 1, best + 1, best - 1_000, best + 1_000]) {
    expect(arbitrage(other).profit).toBeLessThan(arbitrage(best).profit);
  }
});

test('states what it brings, where it leaves the price, and what providers earn', () => {
  const {weth, price, proceeds, profit} = arbitrage(best);
  expect(page).toContain(`gets ${readable(weth, 6)} WETH`);
  expect(page).toContain(
    `this WETH brings ${readable(proceeds, 2)} USDC: ${readable(profit, 2)} USDC`,
  );
  expect(page).toContain(`price is then ${readable(price, 2)} USDC per WETH`);
  expect(page).toContain(`have earned a fee of ${readable(best * 0.003, 2)} USDC`);
});

test('states the prices between which nothing is to be earned', () => {
  expect(page).toContain(
    `between ${readable(2_000 * 0.997, 2)} and ${readable(2_000 / 0.997, 2)} USDC per WETH`,
  );
});
