import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {v3Pools} from '../../../../../../sandbox/seed/pools';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/flash-integrations/final-contract');
const printed = (program: string) =>
  readFileSync(`examples/v3/flash/${program}.output.txt`, 'utf8');
const usdcIn = (output: string, label: string) => {
  const line = output.split('\n').find((one) => one.startsWith(label)) ?? '';
  return [...line.matchAll(/([\d.]+) USDC/g)].map(([, amount = '']) => parseUnits(amount, 6));
};

test('states what the caller and the pool gained, as the balances say', () => {
  for (const [who, phrase] of [
    ['caller', 'holds # USDC more than before'],
    ['pool', 'holds # USDC more, which is its fee'],
  ] as const) {
    const [before = 0n, after = 0n] = usdcIn(printed('arbitrage'), who);
    expect(page).toContain(phrase.replace('#', formatUnits(after - before, 6)));
  }
});

test('splits the profit into sale, debt and what the order required', () => {
  const [sold = 0n] = usdcIn(printed('quote'), 'sell, quoted');
  const [borrowed = 0n] = usdcIn(printed('quote'), 'borrow');
  const [fee = 0n] = usdcIn(printed('quote'), 'fee');
  const [least = 0n] = usdcIn(printed('quote'), 'profit, least');
  const grouped = (amount: bigint) => formatUnits(amount, 6).replace(/\B(?=(\d{3})+(?=\.|$))/, ',');
  expect(page).toContain(
    `is ${formatUnits(sold - borrowed - fee, 6)} USDC because no one traded between quote and swap: ${grouped(sold)} from the sale, minus ${grouped(borrowed + fee)}. The order had required at least ${formatUnits(least, 6)}.`,
  );
});

test('states the price in the pool where 5 WETH were sold', () => {
  const [position] = v3Pools.find(({feePips}) => feePips === 10_000)?.positions ?? [];
  const {USDC = 0, WETH = 0} = position?.amounts ?? {};
  const wethAfter = WETH + 5 * (1 - 0.01);
  const price = (USDC * WETH) / wethAfter ** 2;
  expect(page).toContain(`to about ${Math.round(price).toLocaleString('en-US')} USDC per WETH`);
});
