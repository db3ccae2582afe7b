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

test('makes the product of the scope line the badge, and keeps the other facts', () => {
  const tree: Root = {
    type: 'root',
    children: [
      element(
        'p',
        ['scope'],
        [
          element('strong', [], [{type: 'text', value: 'Uniswap v3'}]),
          {type: 'text', value: ' · '},
          {type: 'text', value: 'every network'},
        ],
      ),
    ],
  };
  const page = new VFile({path: '/docs/contracts/v3/overview.mdx'});
  unified().use(rehypePageFacts).runSync(tree, page);
  const [facts] = tree.children as unknown as [MdxJsxFlowElement];
  expect(facts.name).toBe('PageFacts');
  expect(facts.attributes).toMatchObject([{name: 'badge', value: 'V3'}]);
  expect(toString(facts)).toBe('every network');
});
