import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {jsxElement} from './jsxElement';
import rehypeFolds from './rehypeFolds';

const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const text = (tagName: string, value: string): Element => element(tagName, {type: 'text', value});

const members = (count: number, words = 'long '.repeat(200)): Element[] =>
  Array.from({length: count}, (_, at) => [
    element('h3', text('code', `member${at} `)),
    text('p', `Does ${at}. ${words}`),
  ]).flat();

const table = (count: number): Element =>
  element(
    'table',
    element('thead', element('tr', text('th', 'Name'), text('th', 'Kind'))),
    element(
      'tbody',
      ...Array.from({length: count}, (_, at) =>
        element('tr', text('td', `name${at}`), text('td', 'ether')),
      ),
    ),
  );

const LONG = 'long '.repeat(4_500);
const query = element('pre', {
  ...text('code', 'query Pools { id }'),
  properties: {className: ['language-graphql']},
});
const instrument = jsxElement('Instrument', [], {of: 'price-converter'}) as RootContent;

/** The page as it gets folded: names of its elements with the start of their text. */
function folded(children: RootContent[], kind = 'reference'): string[] {
  const tree: Root = {type: 'root', children};
  unified()
    .use(rehypeFolds)
    .runSync(tree, new VFile({data: {frontMatter: {kind}}}));
  return (tree.children as (Element | MdxJsxFlowElement)[]).map((node) => {
    const name = node.type === 'element' ? node.tagName : node.name;
    return `${name}: ${toString(node).slice(0, 15)}`;
  });
}

test('folds each member of a long page under its heading', () => {
  const nodes = folded([text('h2', 'Functions'), ...members(18), text('h2', 'Source')]);
  expect(nodes.slice(0, 2)).toEqual(['h2: Functions', 'details: member0 Does 0.']);
  expect(nodes.at(-1)).toBe('h2: Source');
  expect(nodes).toHaveLength(20);
});

test('folds members of level 2, up to the next heading', () => {
  const nodes = folded([
    element('h2', text('code', 'Pool')),
    text('p', 'One pool.'),
    text('h2', 'Source'),
    ...members(18),
  ]);
  expect(nodes.slice(0, 2)).toEqual(['details: PoolOne pool.', 'h2: Source']);
});

test('folds a long table of a long page, and says what it holds', () => {
  const nodes = folded([table(25), table(24), ...members(18)]);
  expect(nodes[0]).toBe('details: 25 rows: Name, ');
  expect(nodes[1]).toMatch(/^table: Name/);
});

test('leaves what is explained in words unfolded', () => {
  const nodes = folded([text('h3', 'What is special?'), text('p', 'Zero.'), ...members(18)]);
  expect(nodes.slice(0, 2)).toEqual(['h3: What is special', 'p: Zero.']);
});

test('leaves a short page as it is', () => {
  const nodes = [text('h2', 'Functions'), ...members(100, ''), table(25)];
  expect(folded(structuredClone(nodes))).toHaveLength(nodes.length);
});

test('folds questions that a query or an instrument answers where the rest is still long', () => {
  const nodes = folded([
    ...[text('h2', 'Which pools?'), text('p', 'These.'), text('h3', 'By token'), query],
    ...[text('h2', 'Which price?'), instrument],
    ...[text('h2', 'Why?'), text('p', LONG)],
  ]);
  expect(nodes.slice(0, 4)).toEqual([
    'details: Which pools?The',
    'details: Which price?',
    'h2: Why?',
    'p: long long long ',
  ]);
});

test('folds a page of instruments alone', () => {
  const page = Array.from({length: 15}, (_, at) => [
    text('h2', `Number ${at}?`),
    instrument,
  ]).flat();
  expect(folded(structuredClone(page))).toHaveLength(15);
  expect(folded(structuredClone(page.slice(0, 10)))).toHaveLength(10);
});

test('folds tables of more than a screen, then what stands below headings of level 3', () => {
  const tables = folded([
    text('h2', 'Names'),
    table(9),
    table(8),
    text('h3', 'Why?'),
    text('p', LONG.slice(-20_850)),
  ]);
  expect(tables.slice(0, 4)).toEqual([
    'h2: Names',
    'details: 9 rows: Name, K',
    expect.stringContaining('table: Name'),
    'h3: Why?',
  ]);
  const details = folded([
    text('h2', 'Names'),
    text('p', 'All.'),
    text('h3', 'Why?'),
    text('p', LONG),
  ]);
  expect(details).toEqual(['h2: Names', 'p: All.', 'details: Why?long long l']);
});

test('leaves steps, tables and details of a guide unfolded', () => {
  const page = [
    ...[text('h2', '1. Ask'), query, table(9)],
    ...[text('h3', 'Why?'), text('p', LONG)],
  ];
  expect(folded(page, 'guide').map((node) => node.split(':')[0])).toEqual(
    page.map(({tagName}) => tagName),
  );
});
