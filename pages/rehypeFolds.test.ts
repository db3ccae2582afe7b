import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import rehypeFolds from './rehypeFolds';

const element = (tagName: string, value: string): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children: [{type: 'text', value}],
});

const members = (count: number): Element[] =>
  Array.from({length: count}, (_, at) => [
    element('h3', `member ${at} `),
    element('p', `Does ${at}. `),
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
  const nodes = folded([element('h2', 'Functions'), ...members(25), element('h2', 'Source')]);
  expect(nodes.slice(0, 2)).toEqual(['h2: Functions', 'details: member 0 Does 0. ']);
  expect(nodes.at(-1)).toBe('h2: Source');
  expect(nodes).toHaveLength(27);
});

test('leaves a page with few members as it is', () => {
  const nodes: ElementContent[] = [element('h2', 'Functions'), ...members(24)];
  expect(folded(structuredClone(nodes))).toHaveLength(nodes.length);
});
