import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/guides/hooks/testing');
const forge = readFileSync('examples/foundry/SpecifiedFee.t.output.txt', 'utf8');
const program = readFileSync('examples/v4/hooks/testHook.output.txt', 'utf8');

test('states how many swaps and quotes the tests make', () => {
  const [, runs] = /testFuzz_\w+\(.*?\) \(runs: (\d+)\)/.exec(forge) ?? [];
  const [, calls] = /invariant_\w+\(\) \(runs: \d+, calls: (\d+),/.exec(forge) ?? [];
  expect(page).toContain(`| ${runs} swaps, about a second |`);
  expect(page).toContain(`| ${calls} swaps |`);
  const amounts = [...program.matchAll(/: (\d+) amounts, each as in the twin$/gm)];
  const quotes = amounts.reduce((sum, [, count]) => sum + 2 * Number(count), 0);
  expect(page).toContain(`| ${quotes} quotes, a few seconds |`);
});

test('names tests that exist', () => {
  const [, checklist = ''] = page.split('{/* #checklist */}');
  const names = [...checklist.matchAll(/`(test\w*_\w+)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) expect(forge).toContain(`] ${name}(`);
});
