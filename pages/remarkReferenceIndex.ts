import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attribute} from './attribute';
import {indexed, referenceIndexNodes, type IndexSources} from './reference/referenceIndexNodes';

type Options = {
  /** Reads what the tables are drawn from; called for each element, so that a change shows at once. */
  read: () => IndexSources;
};

/**
 * Fills `<ReferenceIndex of="functions" under="/contracts/v4/" />` with every function that a
 * reference page under that address describes, by its selector; `events` and `errors` likewise, and
 * `contracts` with every contract and its file.
 */
const remarkReferenceIndex =
  ({read}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'ReferenceIndex' || !parent || index === undefined) return undefined;
      const fail = (message: string): never => page.fail(message, {place: element.position});
      const [asked, under = ''] = [attribute(element, 'of'), attribute(element, 'under')];
      const kind = indexed.find((one) => one === asked);
      if (!kind) {
        return fail(`<ReferenceIndex /> lists no "${asked}". Expected: ${indexed.join(', ')}`);
      }
      const nodes = referenceIndexNodes(kind, under, read());
      if (nodes.length === 0) {
        return fail(`No reference page under "${under}" has ${kind}; write the start of a route`);
      }
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

export default remarkReferenceIndex;
