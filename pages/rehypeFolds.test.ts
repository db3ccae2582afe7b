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

const members = (count: number): Element[] =>
  Array.from({length: count}, (_, at) => [
    element('h3', text('code', `member${at} `)),
    text('p', `Does ${at}.`),
  ]).flat();

/** The page as it gets folded: names of its elements with their text. */
function folded(children: RootContent[]): string[] {
  const tree: Root = {type: 'root', children};
  unified().use(rehypeFolds).runSync(tree);
  return (tree.children as (Element | MdxJsxFlowElement)[]).map((node) => {
    const name = node.type === 'element' ? node.tagName : node.name;
    return `${name}: ${toString(node)}`;
  });
}

test('folds each member of a page with many under its heading', () => {
  const nodes = folded([text('h2', 'Functions'), ...members(25), text('h2', 'Source')]);
  expect(nodes.slice(0, 2)).toEqual(['h2: Functions', 'details: member0 Does 0.']);
  expect(nodes.at(-1)).toBe('h2: Source');
  expect(nodes).toHaveLength(27);
});

test('leaves what is explained in words unfolded', () => {
  const nodes = folded([text('h3', 'What is special?'), text('p', 'Zero.'), ...members(25)]);
  expect(nodes.slice(0, 2)).toEqual(['h3: What is special?', 'p: Zero.']);
});

test('leaves a page with few members as it is', () => {
  const nodes = [text('h2', 'Functions'), ...members(24)];
  expect(folded(structuredClone(nodes))).toHaveLength(nodes.length);
});
