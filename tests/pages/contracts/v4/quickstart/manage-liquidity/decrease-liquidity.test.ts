import {readFileSync} from 'node:fs';
import {parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/manage-liquidity/decrease-liquidity');
const printed = readFileSync('examples/v4/liquidity/decrease.output.txt', 'utf8');

const amounts = (line: RegExp): [wei: bigint, usdc: bigint] => {
  const [, ether = '', usdc = ''] = line.exec(printed) ?? [];
  return [parseUnits(ether, 18), parseUnits(usdc, 6)];
};
const fees = amounts(/fees owed +(\S+) ETH \+ (\S+) USDC/);
const least = amounts(/at least +(\S+) ETH \+ (\S+) USDC/);
const received = amounts(/received: ETH \+(\S+), USDC \+(\S+)/);
const rest = amounts(/the rest: ETH \+(\S+), USDC \+(\S+)/);
const principal = [received[0] - fees[0], received[1] - fees[1]] as const;

test('states how far the minimums are below what half of the position gives', () => {
  const below = (at: 0 | 1) => (100 * (1 - Number(least[at]) / Number(principal[at]))).toFixed(2);
  expect(page).toContain(`${below(0)}% and ${below(1)}% below`);
});

test('receives the fees with the first decrease, and not with the second', () => {
  // The second half has one unit of liquidity more.
  expect(Number(principal[0] - rest[0]) / 1e18).toBeCloseTo(0, 12);
  expect(principal[1]).toBe(rest[1]);
});
