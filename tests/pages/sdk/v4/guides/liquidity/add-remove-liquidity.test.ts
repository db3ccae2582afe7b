import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v4/guides/liquidity/add-remove-liquidity');
const printed = readFileSync('examples/sdk/v4/liquidity/addRemove.output.txt', 'utf8');

test('states what the increase took, and what the addition costs without fees', () => {
  const [, paid] = /increased: ETH -([\d.]+)/.exec(printed) ?? [];
  const plain = readFileSync('examples/v4/liquidity/increase.output.txt', 'utf8');
  const [, cost] = /costs now +([\d.]+) ETH/.exec(plain) ?? [];
  expect(page).toContain(`took ${paid} ETH, although the addition costs ${cost}.`);
});

test('removes the part that it names', () => {
  const [, before, after] = [...printed.matchAll(/liquidity +(\d+)/g)].map(([, held]) =>
    Number(held),
  );
  expect(((after ?? 0) / (before ?? 1)).toFixed(6)).toBe('0.600000');
  expect(page).toContain('remove 40% of its');
});

test('explains each refusal that the program prints', () => {
  const errors = readFileSync('examples/sdk/v4/liquidity/errors.output.txt', 'utf8');
  const names = errors
    .split('\n')
    .slice(4, 6)
    .join('\n')
    .match(/(?<=failed: )\w+/g);
  expect(names).toHaveLength(2);
  for (const name of names ?? []) expect(page).toContain(`| \`Invariant failed: ${name}\` |`);
});
