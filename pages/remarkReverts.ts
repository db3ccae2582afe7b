import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {AtlasEntry} from '../facts/atlas';
import {products} from '../facts/atlas/products';
import {productNodes, type TitleOf} from './atlas/entryNodes';
import {indexNodes, jsonAttribute, knownEntries} from './atlas/indexNodes';
import {attribute} from './attribute';

type Options = {
  /** Reads the atlas; called for each element, so that a change shows at once. */
  read: () => readonly AtlasEntry[];
  titleOf: TitleOf;
};

/**
 * Fills `<Reverts product="v3" />` with the atlas's entries of that product, `<RevertIndex />` with
 * a table of all, and gives `<RevertLookup />` what it looks through.
 */
const remarkReverts =
  ({read, titleOf}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (!parent || index === undefined) return undefined;
      if (element.name === 'RevertLookup') {
        element.attributes.push(jsonAttribute('entries', knownEntries(read())));
        return undefined;
      }
      if (element.name === 'RevertIndex') {
        const nodes = indexNodes(read());
        parent.children.splice(index, 1, ...nodes);
        return [SKIP, index + nodes.length];
      }
      if (element.name !== 'Reverts') return undefined;

      const product = attribute(element, 'product');
      const entries = read().filter((entry) => entry.product === product);
      if (entries.length === 0) {
        page.fail(
          `The atlas has no product "${product}". Expected one of: ${products.map(({name}) => name).join(', ')}`,
          {place: element.position},
        );
      }
      const nodes = productNodes(entries, titleOf);
      parent.children.splice(index, 1, ...nodes);
      // The fences are quoted by the next plugin, which visits them on its own.
      return [SKIP, index + nodes.length];
    });

export default remarkReverts;
