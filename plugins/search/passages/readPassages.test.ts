import type {TableRow} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {code, list, marked, paragraph, text} from '../../../pages/nodes';
import type {PageTree} from '../../../pages/readTrees';
import {readPassages} from './readPassages';

const page: Omit<PageTree, 'tree'> = {
  file: 'docs/fees.mdx',
  route: '/fees',
  title: 'Fees',
  description: 'What a swap pays.',
  frontMatter: {},
};
const parse = (source: string) =>
  unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source);
const passagesOf = (source: string, frontMatter: PageTree['frontMatter'] = {}) =>
  readPassages({...page, frontMatter, tree: parse(source)});

test('starts with what stands before the first heading, under the title of the page', () => {
  expect(passagesOf('A swap pays.\n\n## Tiers\n')[0]).toEqual({
    url: '/fees',
    headings: ['Fees'],
    text: 'A swap pays.',
    code: '',
    description: 'What a swap pays.',
  });
});

test('knows the headings above a heading, and forgets those beside it', () => {
  const trails = passagesOf('## Tiers\n\nA\n\n### Low\n\nA\n\n## Who gets them\n\nA\n').map(
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
  const urls = passagesOf('## Tiers {/* #fee-tiers */}\n\nA\n\n## Who gets them\n\nA\n').map(
    ({url}) => url,
  );
  expect(urls).toEqual(['/fees', '/fees#fee-tiers', '/fees#who-gets-them']);
});

test('reads the cells of tables, and code in them like words', () => {
  const [, tiers] = passagesOf('## Tiers\n\n| Fee | Raw |\n| - | - |\n| 0.3% | `3000` |\n');
  expect(tiers?.text).toBe('Fee Raw 0.3% 3000');
});

test('keeps fences out of the text', () => {
  const [first] = passagesOf('Before.\n\n```ts\nconst fee = 3000;\n```\n\nAfter.\n');
  expect(first?.text).toBe('Before. After.');
  expect(first?.code).toBe('const fee = 3000;');
});

test('reads what elements hold', () => {
  const [first] = passagesOf('It is <Address of="WETH">0xC02a</Address>.\n');
  expect(first?.text).toBe('It is 0xC02a .');
});

test('leaves out a heading that stands above others only', () => {
  const urls = passagesOf('## Tiers\n\n### Low\n\nA\n').map(({url}) => url);
  expect(urls).toEqual(['/fees', '/fees#low']);
});

test('leaves out a table that only leads to other passages of the page', () => {
  const [first] = passagesOf('| Tier | Fee |\n| - | - |\n| [Low](#low) | 0.05% |\n');
  expect(first?.text).toBe('');
  const [other] = passagesOf('| Tier | Fee |\n| - | - |\n| [Low](/low) | 0.05% |\n');
  expect(other?.text).toContain('0.05%');
});

test('knows the checks that a passage says fail: in a list of errors, or as a whole message', () => {
  const thrown = [code('TICK_ORDER'), text(' of '), code('tickLower'), code('Division by zero')];
  const tree: PageTree['tree'] = {
    type: 'root',
    children: [
      paragraph([code('Invariant failed: TICK_LOWER'), code('MAX_TICK')]),
      marked(list([thrown]), {kind: 'throws'}),
    ],
  };
  const [first] = readPassages({...page, tree});
  expect(first?.invariants).toEqual(['TICK_LOWER', 'TICK_ORDER']);
});

test('knows the contracts whose addresses its tables list', () => {
  const row = (contract?: string): TableRow => ({
    type: 'tableRow',
    children: [],
    ...(contract && {data: {hProperties: {dataContract: contract}}}),
  });
  const children = ['Permit2', undefined, 'UniversalRouter'].map(row);
  const [first] = readPassages({
    ...page,
    tree: {type: 'root', children: [{type: 'table', children}]},
  });
  expect(first?.addressesOf).toEqual(['Permit2', 'UniversalRouter']);
});

test('keeps what is said of every page out, and facts out of the text', () => {
  const children = [
    paragraph([text('Executed.')], {kind: 'provenance'}),
    paragraph([text('Selector 0x128acb08')], {kind: 'facts'}),
  ];
  const [first] = readPassages({...page, tree: {type: 'root', children}});
  expect(first).toMatchObject({text: '', code: '', facts: 'Selector 0x128acb08'});
});

test('takes nothing for questions that the page does not ask', () => {
  const [, constructed] = passagesOf('## constructor\n\nA pool.\n');
  expect(constructed?.answers).toBeUndefined();
});

test('gives each passage its questions, those of the beginning to what stands before the headings', () => {
  const answers = {beginning: ['who pays'], tiers: ['how much is it']};
  const [first, tiers] = passagesOf('A swap pays.\n\n## Tiers\n\n0.3%\n', {answers});
  expect([first?.answers, tiers?.answers]).toEqual([['who pays'], ['how much is it']]);
});

test('gives each passage what readers call the subject of the page', () => {
  const passages = passagesOf('A swap pays.\n\n## Tiers\n\n0.3%\n', {searchedAs: ['swap fee']});
  expect(passages.map(({searchedAs}) => searchedAs)).toEqual([['swap fee'], ['swap fee']]);
});

test('names the page whose questions belong to no passage', () => {
  const answers = {tiers: ['what does a swap cost']};
  expect(() => passagesOf('A swap pays.', {answers})).toThrow(
    /fees\.mdx: The front matter's "answers" names tiers, expected an anchor of the page: beginning\./,
  );
});

test('leaves out what only leads elsewhere, unless the page says that it answers', () => {
  const source = 'A.\n\n## See also {/* #next */}\n\nOther pages.\n';
  expect(passagesOf(source)).toHaveLength(1);
  expect(passagesOf(source, {answers: {next: ['where is more']}})).toHaveLength(2);
});
