import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/protocol-overview/how-uniswap-works');

const reserveUsdc = 2_000_000n * 10n ** 6n;
const reserveWeth = 1_000n * 10n ** 18n;

/** What a payment of whole USDC buys from a pair with these reserves, and what it leaves there. */
function swap(wholeUsdc: number, parts = 1n) {
  const [usdc, weth] = [reserveUsdc / parts, reserveWeth / parts];
  const paid = BigInt(wholeUsdc) * 10n ** 6n;
  const received = (997n * paid * weth) / (1_000n * usdc + 997n * paid);
  return {
    raw: received,
    received: Number(received) / 1e18,
    usdc: Number(usdc + paid) / 1e6,
    weth: Number(weth - received) / 1e18,
  };
}
const readable = (value: number, digits: number) =>
  value.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test.each([0, 10_000, 500_000, 2_000_000])('states the reserves after %i USDC', (paid) => {
  const {usdc, weth, received} = swap(paid);
  const row = [
    readable(paid, 0),
    readable(usdc, 0),
    readable(weth, 2),
    readable(received, 2),
    readable(usdc / weth, 2),
  ];
  expect(page).toContain(`| ${row.join(' | ')} |`);
});

test('follows the swap of 10,000 USDC', () => {
  const {raw, received, weth, usdc} = swap(10_000);
  expect(page).toContain(`pays 10,000 USDC and gets ${readable(received, 6)} WETH`);
  expect(page).toContain(`${readable(usdc, 0)} USDC and ${readable(weth, 6)} WETH; the price is`);
  expect(page).toContain(`this gives \`${raw}\``);
  expect(page).toContain(
    `Here 10,000 USDC buys WETH at ${readable(10_000 / received, 2)} USDC per WETH`,
  );
});

test('compares with a pair of a tenth of the reserves', () => {
  const {received} = swap(10_000, 10n);
  expect(page).toContain(
    `would get ${readable(received, 6)} WETH, at ${readable(10_000 / received, 2)} USDC per WETH`,
  );
});

test('answers what 2,000,000 USDC buy', () => {
  expect(page).toContain(`A little less: ${readable(swap(2_000_000).received, 2)} of 1,000 WETH`);
});
