import {expect, test} from 'vitest';
import {filtersOf} from '../../../../facts/subgraph/filters';
import {readSchema} from '../../../../facts/subgraph/readSubgraph';
import {schemaCommits} from '../../../../facts/subgraph/schemaCommits';
import {events} from '../../../../facts/registry/state';
import {readPage} from '../../../../testing/readPage';

/** The page without the padding of its tables. */
const page = readPage('docs/api/subgraph/overview');

const cell = (name: string) => page.match(new RegExp(`\\| ${name} \\| (.*) \\|`))?.[1] ?? '';
const number = (text: string) => Number(text.replaceAll(',', ''));

test('pages by id from the row on which skipping ends', () => {
  const [mostRows = ''] = cell('Rows per list \\(`first`\\)').match(/1,000/) ?? [];
  const [mostSkipped = ''] = cell('Rows skipped \\(`skip`\\)').match(/5,000/) ?? [];
  const reachable = number(mostRows) + number(mostSkipped);
  expect(page).toContain(`more than ${reachable.toLocaleString('en')} rows`);
});

test('states each subgraph id once, as base58', () => {
  const ids = [...page.matchAll(/^\| (?:v\d|governance) \|.*\| `(\w+)` \|$/gm)].map(([, id]) => id);
  expect(ids).toHaveLength(12);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/);
});

test('lists every operator that the engine has', () => {
  const [, section = ''] = /## Which filters[^\n]*\n([\s\S]*?)\n## /.exec(page) ?? [];
  const listed = new Set([...section.matchAll(/`(_[a-z_]+)`/g)].map(([, name]) => name));
  const operators = new Set(
    readSchema('v3')
      .flatMap(filtersOf)
      .map(({suffix}) => suffix.replace('_nocase', '').replace(/^_not_(?!in)/, '_not|_')),
  );
  for (const operator of operators) {
    for (const part of operator.split('|')) if (part) expect(listed).toContain(part);
  }
  expect(listed).toContain('_nocase');
});

test('dates each commit that changed a schema', () => {
  const [, section = ''] = /## What changed[^\n]*\n([\s\S]*?)\n## /.exec(page) ?? [];
  const dated = Object.values(schemaCommits)
    .flat()
    .map(({date}) =>
      events.some(
        (event) => event.date === date && section.includes(`| <When of="${event.id}" /> |`),
      )
        ? 'dated'
        : date,
    );
  expect(new Set(dated)).toEqual(new Set(['dated']));
});

test('gives each commit of a schema the date that the table of differences has', () => {
  for (const {commit, date} of Object.values(schemaCommits).flat()) {
    const event = events.find(({source}) => source.endsWith(`/commit/${commit}`));
    if (event) expect(event.date).toBe(date);
  }
  expect(events.some(({source}) => source.endsWith('/commit/4c2a3ea'))).toBe(true);
});
