import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {wordsOf} from '../../../../../../examples/support/tickBitmap';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/advanced/pool-data');
const printed = readFileSync('examples/sdk/v3/advanced/poolData.output.txt', 'utf8');

test('states how many words the bitmap has at each spacing that it names', () => {
  const [narrow, wide] = [wordsOf(1), wordsOf(10)];
  expect(page).toContain(
    `${wide.length} words at spacing 10, ${narrow.length.toLocaleString('en')} at spacing 1`,
  );
  expect(page).toContain(`words −${-(wide[0] ?? 0)} to ${wide.at(-1)}`);
});

test('states what the swap gives, and how much liquidity it leaves', () => {
  const [before, after] = [...printed.matchAll(/liquidity +(\d+)/g)].map(([, raw]) => Number(raw));
  const [, output] = /→ ([\d.]+) WETH/.exec(printed) ?? [];
  const share = Math.round((100 * (after ?? 0)) / (before ?? 1));
  expect(page).toContain(`buys ${output} WETH`);
  expect(page).toContain(`\`${/liquidity (\d+)\n/.exec(printed)?.[1]}\`, ${share}% of what it was`);
});
