import type {Element, Root} from 'hast';
import {expect, test} from 'vitest';
import {jsxElement} from '../../pages/jsxElement';
import rehypeQueryLinks from './rehypeQueryLinks';

const provenance = (file: string): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {className: ['provenance']},
  children: [
    {type: 'text', value: 'Executed · '},
    {
      type: 'element',
      tagName: 'a',
      properties: {href: `pathname:///examples/subgraph/${file}`},
      children: [],
    },
  ],
});

const linksOf = (...children: Root['children']): unknown[] => {
  const tree: Root = {type: 'root', children};
  rehypeQueryLinks.call({} as never)?.(tree, {} as never, () => undefined);
  return JSON.stringify(tree).match(/#example=\w+/g) ?? [];
};
const lab = jsxElement('QueryLab', [], {of: 'v3'}) as Element;

test('leads from each query of the lab into it', () => {
  expect(linksOf(lab, provenance('v3/pool.graphql'), provenance('v3/swap.graphql'))).toEqual([
    '#example=pool',
    '#example=swap',
  ]);
});

test('leads nowhere from programs, from queries of another version, and from a page without a lab', () => {
  expect(linksOf(lab, provenance('v3/pageSwaps.ts'), provenance('v4/pool.graphql'))).toEqual([]);
  expect(linksOf(provenance('v3/pool.graphql'))).toEqual([]);
});
