import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {paragraph, text} from '../../../pages/nodes';
import {sectionsOf} from './sectionsOf';

const sections = (source: string) =>
  sectionsOf(unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source), {
    route: '/fees',
    title: 'Fees',
    description: 'What a swap pays.',
    slug: (heading) => heading.toLowerCase().replaceAll(' ', '-'),
  });

test('starts with what stands before the first heading, under the title of the page', () => {
  expect(sections('A swap pays.\n\n## Tiers\n')[0]).toEqual({
    url: '/fees',
    headings: ['Fees'],
    text: 'A swap pays.',
    code: '',
    description: 'What a swap pays.',
  });
});

test('knows the headings above a heading, and forgets those beside it', () => {
  const trails = sections('## Tiers\n\nA\n\n### Low\n\nA\n\n## Who gets them\n\nA\n').map(
    (one) => one.headings,
  );
  expect(trails).toEqual([
    ['Fees'],
    ['Fees', 'Tiers'],
    ['Fees', 'Tiers', 'Low'],
    ['Fees', 'Who gets them'],
  ]);
});

test('leads to the anchor that the author named, else to the one that the framework makes', () => {
  const urls = sections('## Tiers {/* #fee-tiers */}\n\nA\n\n## Who gets them\n\nA\n').map(
    ({url}) => url,
  );
  expect(urls).toEqual(['/fees', '/fees#fee-tiers', '/fees#who-gets-them']);
});

test('reads the cells of tables, and code in them like words', () => {
  const [, tiers] = sections('## Tiers\n\n| Fee | Raw |\n| - | - |\n| 0.3 % | `3000` |\n');
  expect(tiers?.text).toBe('Fee Raw 0.3 % 3000');
});

test('keeps fences out of the text', () => {
  const [page] = sections('Before.\n\n```ts\nconst fee = 3000;\n```\n\nAfter.\n');
  expect(page?.text).toBe('Before. After.');
  expect(page?.code).toBe('const fee = 3000;');
});

test('reads what elements hold', () => {
  const [page] = sections('It is <Address of="WETH">0xC02a</Address>.\n');
  expect(page?.text).toBe('It is 0xC02a .');
});

test('leaves out a heading that stands above others only', () => {
  const urls = sections('## Tiers\n\n### Low\n\nA\n').map(({url}) => url);
  expect(urls).toEqual(['/fees', '/fees#low']);
});

test('leaves out a table that only leads to other sections of the page', () => {
  const [page] = sections('| Tier | Fee |\n| - | - |\n| [Low](#low) | 0.05 % |\n');
  expect(page?.text).toBe('');
  const [other] = sections('| Tier | Fee |\n| - | - |\n| [Low](/low) | 0.05 % |\n');
  expect(other?.text).toContain('0.05 %');
});

test('keeps what is said of every page out, and facts out of the text', () => {
  const children = [
    paragraph([text('Executed.')], {kind: 'provenance'}),
    paragraph([text('Selector 0x128acb08')], {kind: 'facts'}),
  ];
  const [page] = sectionsOf(
    {type: 'root', children},
    {route: '/fees', title: 'Fees', slug: String},
  );
  expect(page).toMatchObject({text: '', code: '', facts: 'Selector 0x128acb08'});
});

test('takes nothing for questions that the page does not ask', () => {
  const [, constructed] = sections('## constructor\n\nA pool.\n');
  expect(constructed?.answers).toBeUndefined();
});

test('gives each section its questions, those of the beginning to what stands before the headings', () => {
  const tree = unified().use(remarkParse).parse('A swap pays.\n\n## Tiers\n\n0.3 %\n');
  const [page, tiers] = sectionsOf(tree, {
    route: '/fees',
    title: 'Fees',
    slug: (heading) => heading.toLowerCase(),
    answers: {beginning: ['who pays'], tiers: ['how much is it']},
  });
  expect([page?.answers, tiers?.answers]).toEqual([['who pays'], ['how much is it']]);
});
