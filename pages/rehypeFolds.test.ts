import type {Element, Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {expect, test} from 'vitest';
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

/** The page as it gets folded: names of its elements with the start of their text. */
function folded(children: RootContent[]): string[] {
  const tree: Root = {type: 'root', children};
  unified().use(rehypeFolds).runSync(tree);
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
