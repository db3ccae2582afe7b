import type {Element, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import rehypePageFacts from './rehypePageFacts';

const element = (tagName: string, className: string[], children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {className},
  children,
});

const SCOPE = element(
  'p',
  ['scope'],
  [
    element('strong', [], [{type: 'text', value: 'Uniswap v3'}]),
    {type: 'text', value: ' · '},
    {type: 'text', value: 'every network'},
  ],
);
const text = (tagName: string, value: string): Element =>
  element(tagName, [], [{type: 'text', value}]);

/** The nodes of the page: what `PageFacts` shows, then what follows it. */
function drawn(...following: Element[]): string[] {
  const tree: Root = {type: 'root', children: [structuredClone(SCOPE), ...following]};
  const page = new VFile({path: '/docs/contracts/v3/overview.mdx'});
  unified().use(rehypePageFacts).runSync(tree, page);
  const [facts, ...others] = tree.children as unknown as [MdxJsxFlowElement, ...Element[]];
  expect(facts.name).toBe('PageFacts');
  return [...facts.children, ...others].map((node) => toString(node));
}

test('puts the product into the badge, and the first paragraph below the facts', () => {
  expect(drawn(text('p', 'A pool.'), text('h2', 'Fees'))).toEqual([
    'V3every network',
    'A pool.',
    'Fees',
  ]);
});

test('takes nothing but a paragraph along', () => {
  expect(drawn(text('table', 'Fees'), text('p', 'A pool.'))).toHaveLength(3);
});
