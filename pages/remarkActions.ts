import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {ActionSet} from '../facts/reference/actions/actionSet';
import {actionNodes} from './actions/actionNodes';
import {checkActions} from './actions/checkActions';
import type {ActionNotes} from './actions/readActionNotes';
import type {EntryFinder} from './atlas/entryFinder';

type Options = {
  /** Reads what the actions are drawn from; called for each element, so that a change shows at once. */
  read: () => {set: ActionSet; noted?: ActionNotes | undefined; entryOf: EntryFinder};
};

/** Fills `<Actions />` with the actions of v4-periphery and what the file beside the page says of them. */
const remarkActions =
  ({read}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Actions' || !parent || index === undefined) return undefined;
      const {set, noted, entryOf} = read();
      const beside = page.path.replace(/\.mdx$/, '.yaml');
      const isBeside = noted !== undefined && beside.endsWith(path.normalize(noted.file));
      const {notes, route} = isBeside ? noted : {notes: {}, route: ''};
      const isInAtlas = (one: string) => entryOf(one, route) !== undefined;
      const faults = checkActions({set, notes, isInAtlas});
      if (faults.length > 0) {
        const listed = faults.map((fault) => `  - ${fault}`).join('\n');
        return page.fail(`${beside} does not fit the actions of the package:\n${listed}`, {
          place: element.position,
        });
      }
      const nodes = actionNodes({set, notes, entryOf: (one) => entryOf(one, route)});
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

export default remarkActions;
