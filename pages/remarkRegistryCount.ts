import type {Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {differences} from '../facts/registry/differences';
import {attribute} from './attribute';
import type {Registry} from './readRegistry';

/**
 * Fills `<RegistryCount of="entries" product="v3" />` with how many entries, or `chains`, the
 * registry has for a product, and `<RegistryCount of="differences" />` with how many sources differ.
 */
const remarkRegistryCount =
  ({deployments}: Pick<Registry, 'deployments'>): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxTextElement', (node, index, parent) => {
      const element: MdxJsxTextElement = node;
      if (element.name !== 'RegistryCount' || !parent || index === undefined) return;
      const product = attribute(element, 'product');
      const entries = deployments.filter((entry) => entry.product === product);
      const counts = new Map([
        ['entries', entries.length],
        ['chains', new Set(entries.map(({chainId}) => chainId)).size],
        ['differences', differences.length],
      ]);
      const of = attribute(element, 'of') ?? '';
      const count = counts.get(of);
      if (!count) {
        page.fail(
          `The registry counts no "${of}"${product ? ` of "${product}"` : ''}. Expected one of: ${[...counts.keys()].join(', ')}, of a product that it has`,
          {place: element.position},
        );
        return;
      }
      parent.children.splice(index, 1, {type: 'text', value: count.toLocaleString('en')});
    });

export default remarkRegistryCount;
