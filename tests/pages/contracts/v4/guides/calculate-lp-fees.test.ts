import {readFileSync} from 'node:fs';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/calculate-lp-fees');
const printed = (program: string) =>
  readFileSync(`examples/v4/liquidity/${program}.output.txt`, 'utf8');
const wrapped = printed('wrappedFees');
const countOf = (label: string): bigint =>
  BigInt(new RegExp(`${label} +(\\d+)`).exec(wrapped)?.[1] ?? '0');

test('begins below 0 and ends above it, so that the modulus matters', () => {
  const [first, later] = [countOf('count at the mint'), countOf('count later')];
  expect(first).toBeGreaterThan(2n ** 255n);
  expect(later).toBeLessThan(2n ** 255n);
  const [, plain = ''] = /without modulus +-(\d+)\./.exec(wrapped) ?? [];
  expect(page).toContain(`a negative number of ${plain.length} digits`);
});

test('collects what it computed', () => {
  const [, computed] = /with it +(\S+) USDC/.exec(wrapped) ?? [];
  expect(wrapped).toMatch(new RegExp(`owed +\\S+ ETH \\+ ${computed} USDC`));
});

test('adds up what was paid and what is owed', () => {
  const lifetime = printed('lifetimeFees');
  const paid = [...lifetime.matchAll(/paid .* \+ (\S+) USDC/g)].map(([, usdc = '']) =>
    parseUnits(usdc, 6),
  );
  const [, total = ''] = /lifetime .* \+ (\S+) USDC/.exec(lifetime) ?? [];
  expect(paid).toHaveLength(4);
  expect(paid.reduce((sum, usdc) => sum + usdc)).toBe(parseUnits(total, 6));
  const [, donated = ''] = /donated .* \+ (\S+) USDC/.exec(lifetime) ?? [];
  expect(page).toContain(`${donated} USDC (\`${parseUnits(donated, 6)}\`)`);
});
