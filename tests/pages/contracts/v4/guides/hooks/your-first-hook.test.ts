import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/your-first-hook');
const output = readFileSync('examples/v4/hooks/firstHook.output.txt', 'utf8');

test('names the counts that the program prints, one more for each swap', () => {
  const counts = [...output.matchAll(/: (\d+) swaps$/gm)].map(([, count]) => Number(count));
  expect(counts).toEqual([0, 0, 1, 2]);
  expect(page).toContain('prints 0, 1 and 2');
});

test('says how the address of the hook ends, and which flag that is', () => {
  const [hook = '0x'] = /0x[0-9a-fA-F]{40}$/m.exec(output) ?? [];
  expect(page).toContain(`the printed address ends in \`${hook.slice(-4)}\``);
  expect(BigInt(hook) & 0x3fffn).toBe(0x0040n);
});

test('offers what hook-deployment deploys: one contract, one address', () => {
  const deployed = readFileSync('examples/v4/hooks/deployHook.output.txt', 'utf8');
  const [hook = ''] = /0x[0-9a-fA-F]{40}$/m.exec(output) ?? [];
  expect(hook).not.toBe('');
  expect(deployed).toContain(hook);
});
