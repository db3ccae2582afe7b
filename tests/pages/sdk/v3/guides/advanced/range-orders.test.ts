import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/advanced/range-orders');
const printed = readFileSync('examples/sdk/v3/advanced/rangeOrder.output.txt', 'utf8');
const found = (pattern: RegExp) => pattern.exec(printed)?.slice(1) ?? [];
const separated = (value: number | string = '', digits = 6) =>
  Number(value).toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });

test('states the range and the deposit that the program prints', () => {
  const [lowest, highest] = found(/, ([\d.]+) to ([\d.]+) USDC per WETH/);
  expect(page).toContain(`from ${separated(lowest, 2)} to ${separated(highest, 2)} USDC per WETH`);
  const [deposit = ''] = found(/sell ([\d.]+) WETH/);
  expect(page).toContain(`took ${deposit} WETH and no USDC`);
  const unused = 10n ** 19n - BigInt(deposit.replace('.', ''));
  expect(page).toContain(`left ${unused} wei of the 10 WETH`);
});

test('states what the order holds when it is partly filled', () => {
  const [usdc, weth] = found(/^2200, tick \d+: ([\d.]+) USDC \+ ([\d.]+) WETH/m);
  expect(page).toContain(`${separated(usdc)} USDC and ${weth} WETH`);
  expect(1 - Number(weth) / 10).toBeCloseTo(1 / 3, 1);
});

test('states what the filled order brought, in all and for each WETH', () => {
  const [proceeds = '', fees] = found(/sold for ([\d.]+) USDC, fees ([\d.]+) USDC/);
  expect(page).toContain(`${separated(proceeds)} USDC (\`${proceeds.replace('.', '')}\`)`);
  expect(page).toContain(`and ${fees} USDC of fees`);
  const perWeth = (Number(proceeds) + Number(fees)) / 10;
  expect(page).toContain(`brings ${separated(perWeth, 2)} USDC per WETH`);
  expect(page).toContain(`including ${(Number(fees) / 10).toFixed(2)} USDC of fees`);
});
