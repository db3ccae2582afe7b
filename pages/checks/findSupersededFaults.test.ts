import {expect, test} from 'vitest';
import {findSupersededFaults} from './findSupersededFaults';

const faults = (line: string, status = 'current') =>
  findSupersededFaults(
    {file: 'docs/page.mdx', text: `---\nstatus: ${status}\n---\n\n${line}`},
    new Set(['UniswapV2Router01']),
  );
const sentence = 'Call the router at <Address of="UniswapV2Router01" />.';

test('names the line in which a current page shows a superseded contract', () => {
  expect(faults(sentence)).toEqual([
    'docs/page.mdx:5: UniswapV2Router01 is superseded. Say so in the same line, or link to the list of releases',
  ]);
});

test('accepts a line that says so, a page that is not current, and contracts in use', () => {
  expect(faults(`${sentence} It is superseded.`)).toEqual([]);
  expect(faults(sentence, 'superseded')).toEqual([]);
  expect(faults('<Address of="UniswapV2Router02" />')).toEqual([]);
});
