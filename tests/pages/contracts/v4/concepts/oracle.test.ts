import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/oracle');
const outputOf = (name: string) => readFileSync(`examples/v4/concepts/${name}.output.txt`, 'utf8');

test('computes the mean of the pushed price as the hook measures it', () => {
  const sum = -200_312 * 1_788 - 186_448 * 12;
  const meanTick = Math.floor(sum / 1_800);
  const price = (1.0001 ** meanTick * 1e12).toFixed(2);
  expect(outputOf('oracleHook')).toContain(`tick ${meanTick}, ${price} USDC per ETH`);
  expect(page).toContain(sum.toLocaleString('en').replace('-', '−'));
  expect(page).toContain(Number(price).toLocaleString('en'));
});

test('computes what the attack has cost and brought', () => {
  const stolen = Number(/got ([\d.]+) USDC/.exec(outputOf('oracleAttack'))?.[1]);
  const left = Number(/after: {2}the lender has ([\d.]+)/.exec(outputOf('oracleAttack'))?.[1]);
  const options = {minimumFractionDigits: 6} as const;
  expect(page).toContain((100_000 - left - stolen).toLocaleString('en', options));
  expect(page).toContain(Math.round(stolen - 20_000).toLocaleString('en'));
});
