import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/quickstart/hooks/async-swap');
const output = readFileSync('examples/v4/hooks/asyncSwap.output.txt', 'utf8');

test('states what the market quotes, in both forms', () => {
  const [, quoted = ''] = /^the market quotes ([\d.]+) USDC, this pool 0 USDC$/m.exec(output) ?? [];
  expect(page).toContain(`at ${quoted} USDC (\`${Math.round(Number(quoted) * 1e6)}\`)`);
});

test('explains each refusal that the program prints', () => {
  const refusals = output.matchAll(
    /^(?:with|without|exact|fill)\b[^:]*: .*?(\w+)(?:\([\d, ]+\))?$/gm,
  );
  const errors = [...refusals]
    .map(([, name = '']) => name)
    .filter((name) => /^[A-Z]\w+[a-z]/.test(name));
  expect(new Set(errors).size).toBe(6);
  for (const error of new Set(errors)) expect(page).toContain(`\`${error}`);
});
