import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/manage-liquidity/increase-liquidity');
const printed = readFileSync('examples/v4/liquidity/increase.output.txt', 'utf8');

const both = (label: string): [wei: bigint, usdc: bigint] => {
  const [, ether = '', usdc = ''] =
    new RegExp(`${label} +(\\S+) ETH \\+ (\\S+) USDC`).exec(printed) ?? [];
  return [parseUnits(ether, 18), parseUnits(usdc, 6)];
};
const [cost, most, fees] = [both('costs now'), both('at most'), both('fees owed')];

test('allows the maximum less the fees', () => {
  expect(page).toContain(
    `${(Number(most[1] - fees[1]) / 1e6).toLocaleString('en', {maximumFractionDigits: 6})} USDC`,
  );
});

test('pays the cost less the fees, to the last unit', () => {
  const [wei, usdc] = [formatUnits(cost[0] - fees[0], 18), formatUnits(cost[1] - fees[1], 6)];
  expect(printed).toContain(`paid: ETH -${wei}, USDC -${usdc}`);
  expect(page).toContain(`paid ${wei} ETH`);
});
