import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {tools, rows} from '../../../examples/blog/gas/output.json';
import {readPage} from '../../../testing/readPage';

const article = readPage('blog/intro-to-gas-optimization');
const output = readFileSync('examples/blog/gas/measure.output.txt', 'utf8');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const readable = (gas: number) => gas.toLocaleString('en').replace('-', '−');

function savedBy(technique: string, situation: string): number {
  const row = rows.find((one) => one.technique === technique && one.situation === situation);
  if (!row) throw new Error(`output.json has no row "${technique}, ${situation}"`);
  return row.saved;
}

test.each(rows)('shows $technique, $situation as it was measured', (row) => {
  const {technique, situation, before, after, saved} = row;
  const numbers = [before.gas, after.gas, saved].map(readable);
  expect(saved).toBe(before.gas - after.gas);
  expect(article).toContain(`| ${[technique, situation, ...numbers].join(' | ')} |`);
  expect(oneLine(output)).toContain(
    `${technique} ${situation} ${numbers.join(' ').replace('−', '-')}`,
  );
});

test('states as many measurements as the program makes', () => {
  expect(article).toContain(`in all ${rows.length * 2} measurements`);
  const table = article.split('{/* #results */}')[1]?.split('\n## ')[0] ?? '';
  expect(table.match(/^\| [^-]/gm)).toHaveLength(rows.length + 1);
});

test('repeats the largest saving of each technique under the figure', () => {
  const figure = article.split('<Figure')[1]?.split('</Figure>')[0];
  for (const technique of new Set(rows.map((row) => row.technique))) {
    const calls = rows.filter(
      (row) => row.technique === technique && !row.situation.endsWith('deployment'),
    );
    const most = Math.max(...calls.map(({saved}) => saved));
    expect(figure).toContain(`${technique.toLowerCase()} ${readable(most)} gas`);
  }
});

test('explains each saving by numbers that add up', () => {
  const firstWrite = savedBy('Storage packing', 'first write of 3 values');
  const laterWrite = savedBy('Storage packing', 'later write of 3 values');
  expect(2 * 22_100 - firstWrite).toBe(157);
  expect(2 * 5_000 - laterWrite).toBe(157);
  expect(article).toContain('the difference, 157 gas each time');

  const cached = savedBy('Cached storage', 'loop of 10 steps');
  expect(article).toContain(
    `account for ${readable(9 * 300)} of the ${readable(cached)} gas saved`,
  );

  const unchecked = savedBy('Unchecked arithmetic', '100 subtractions');
  expect(article).toContain(`the check cost ${unchecked / 100} gas each`);

  const calldata = savedBy('Calldata arguments', 'array of 16 amounts');
  expect(article).toContain(
    `the difference is ${calldata} gas, about ${Math.round(calldata / 16)} gas an element`,
  );
});

test('repeats measured numbers in its sentences', () => {
  const prose = article.replace(/^\|.*$/gm, '').replace(/```[\s\S]*?```/g, '');
  for (const {technique, situation, before, after, saved} of rows) {
    if (technique === 'Bitmap' && situation !== 'set 1 flag') {
      expect(prose).toContain(
        `cost ${readable(after.gas)} gas instead of ${readable(before.gas)} gas`,
      );
    } else {
      expect(prose).toContain(readable(Math.abs(saved)));
    }
  }
  const reverts = ['3-letter string', 'custom error'].map((name) =>
    savedBy('Short errors', `${name}, call reverts`),
  );
  expect(prose).toContain(
    `became ${reverts[0]} gas cheaper with the string \`SPL\` and ${reverts[1]} gas cheaper`,
  );
});

test('names the tools of the measurement', () => {
  expect(article).toContain(
    `${tools.solc.split('+')[0]}, optimizer on, ${tools.optimizerRuns} runs`,
  );
  expect(article).toContain(tools.vm.replace(' ', '` '));
});
