import {expect, test} from 'vitest';
import {findAgingFaults} from './findAgingFaults';

const faultsOf = (source: string, judged: readonly string[] = []) =>
  findAgingFaults({file: 'docs/page.mdx', source}, new Set(judged));

test('finds words of the moment, with the line and the sentence', () => {
  expect(faultsOf('# Page\n\nFees are off. The owner is currently the Timelock.\n')).toEqual([
    'docs/page.mdx:3: "currently" in: The owner is currently the Timelock.',
  ]);
});

test.each(['today', 'now', 'the latest', 'the newest', 'recently', 'in 2026', 'since 2025-12-27'])(
  'finds "%s"',
  (words) => {
    expect(faultsOf(`The fee is on ${words}.`)).toHaveLength(1);
  },
);

test('finds them in headings, lists and cells of tables', () => {
  const source =
    '## What changed recently?\n\n- on in 2026\n\n| When | What |\n| - | - |\n| 2025 | on |\n';
  expect(faultsOf(source)).toHaveLength(3);
});

test.each([
  'Off until 2023, on <State of="v2-fee-to" />.',
  'Executed on <When of="vote-93-executed" />, as of <Verified />.',
  'You now have a quote, and you can now swap.',
  'A signature of EIP-2098 has 64 bytes.',
  'The function `now()` returns 2,026 units.',
])('finds nothing in: %s', (source) => {
  expect(faultsOf(source)).toEqual([]);
});

test('takes a passage that shows a program for one about its run, up to the next heading', () => {
  const fence = '```ts example=v3/quote.ts\n\n```\n';
  expect(faultsOf(`## Run\n\nThe price is now 2,000.\n\n${fence}`)).toEqual([]);
  expect(faultsOf(`## Run\n\n${fence}\n## Owner\n\nIt is now the Timelock.\n`)).toHaveLength(1);
});

test('lets notes speak of the moment of a call, but of no year', () => {
  const notes = 'a: {does: The fees owed now.}\nb: {does: A network that ended in 2024.}\n';
  expect(findAgingFaults({file: 'docs/X.yaml', source: notes}, new Set())).toEqual([
    'docs/X.yaml: "2024" in: A network that ended in 2024.',
  ]);
});

test('leaves out sentences that were judged', () => {
  expect(faultsOf('The price right now.', ['The price right now.'])).toEqual([]);
});
