import {readFileSync} from 'node:fs';
import {formatUnits, parseUnits} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/contracts/uniswapx/overview');
const printed = readFileSync('examples/uniswapx/decay.output.txt', 'utf8');

const [start, end] = [parseUnits('2010', 6), parseUnits('1980', 6)];
const askedAt = (second: bigint) => {
  if (second <= 0n) return start;
  return second >= 90n ? end : start - ((start - end) * second) / 90n;
};
const inText = (amount: bigint) =>
  Number(formatUnits(amount, 6)).toLocaleString('en-US', {maximumFractionDigits: 6});

test('computes each amount of the table by its formula', () => {
  for (const [second, shown] of [
    [0n, '0'],
    [20n, '20'],
    [45n, '45'],
    [90n, '90 and more'],
  ] as const) {
    const amount = askedAt(second);
    expect(page).toContain(`| ${shown} | ${inText(amount)} USDC | \`${amount}\` |`);
  }
});

test('met the same amounts on the sandbox, from the quoter of orders and in a fill', () => {
  const lines = [...printed.matchAll(/^ *(-?\d+) s {2}([\d.]+) USDC$/gm)];
  expect(lines).toHaveLength(5);
  for (const [, second = '', amount = ''] of lines) {
    expect(parseUnits(amount, 6)).toBe(askedAt(BigInt(second)));
  }
});

test('scales a reserved output for other fillers until the second of the start', () => {
  const scaled = (start * 10_010n) / 10_000n;
  expect(page).toContain(`= ${inText(scaled)} USDC (\`${scaled}\`)`);
  const paid = [...printed.matchAll(/filler at \d s +([\d.]+) USDC/g)].map(([, usdc = '']) =>
    parseUnits(usdc, 6),
  );
  expect(paid).toEqual([start, scaled, askedAt(1n)]);

  const odd = ((start + 1n) * 10_010n) / 10_000n;
  expect(page).toContain('V1 rounds down to a raw unit');
  expect(printed).toContain(`2010.000001 USDC are ${formatUnits(odd, 6)} USDC`);
});

test('answers its questions by the formula', () => {
  expect(page).toContain(`${inText(askedAt(30n))} USDC: 30 USDC × 30/90`);
  expect(page).toContain(`cannot take ${inText(askedAt(45n))} USDC`);
});

test('names contracts that the registry has on the chain it says', () => {
  const named = [...page.matchAll(/<Address of="(\w+)"(?: chain={(\d+)})? \/>/g)];
  expect(named.length).toBeGreaterThanOrEqual(6);
  for (const [, contract, chain = '1'] of named) {
    expect(
      deployments.find((one) => one.contract === contract && one.chainId === Number(chain)),
    ).toMatchObject({product: 'uniswapx'});
  }
});
