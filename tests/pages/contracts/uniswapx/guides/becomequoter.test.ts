import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/uniswapx/guides/becomequoter');
const printed = readFileSync('examples/uniswapx/quoteAnswer.output.txt', 'utf8');

const rate = (fades: number, orders: number) => (fades + 1) / (orders + 20);

test('computes the rates of one and of two fades', () => {
  expect(page).toContain(`one fade gives 2/21 = ${(rate(1, 1) * 100).toFixed(1)}%`);
  expect(page).toContain(`the second gives 3/22 = ${(rate(2, 2) * 100).toFixed(1)}%`);
  expect(rate(1, 1)).toBeLessThan(0.12);
  expect(rate(2, 2)).toBeGreaterThan(0.12);
});

test('doubles the length of a block up to its limit', () => {
  const minutes = [1, 2, 3, 4].map((block) => 15 * 2 ** (block - 1));
  expect(page).toContain(`${minutes.join(', ')} minutes`);
  expect(page).toContain(
    `${(15 * 2 ** 7) / 60} hours (${(15 * 2 ** 7).toLocaleString('en')} minutes)`,
  );
  expect(page).toContain(String(2_000_000_000 + 15 * 60));
});

test('keeps its margin below what the pool gave the filler of the other guide', () => {
  const filled = readFileSync('examples/uniswapx/fill.output.txt', 'utf8');
  const [received = 0n, profit = 0n] = [/got ([\d.]+) USDC/, /profit ([\d.]+) USDC/].map((words) =>
    parseUnits(words.exec(filled)?.[1] ?? '', 6),
  );
  const quoted = ((received + profit) * 9_995n) / 10_000n;
  expect(formatUnits(received + profit, 6)).toBe('1998.82583');
  expect(page).toContain(`USDC (\`${quoted}\`) is 0.05% below the 1,998.82583 USDC`);
});

test('answers with all fields that must be echoed, and amounts as texts', () => {
  const {status, body} = JSON.parse(/^\{[\s\S]*?^\}/m.exec(printed)?.[0] ?? '') as {
    status: number;
    body: Record<string, unknown>;
  };
  expect(status).toBe(200);
  for (const field of ['requestId', 'quoteId', 'swapper', 'tokenIn', 'tokenOut', 'filler']) {
    expect(body).toHaveProperty(field);
  }
  expect(body.amountIn).toBe('1000000000000000000');
  expect(body.amountOut).toBe('1997826417');
  for (const declined of ['another chain', 'more than the pool holds']) {
    expect(printed).toContain(`${declined}: {"status":204}`);
  }
});
