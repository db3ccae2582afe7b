import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {CommandSet} from '../facts/reference/commands/commandSet';
import type {EntryFinder} from './atlas/entryFinder';
import {checkCommands} from './commands/checkCommands';
import {commandNodes} from './commands/commandNodes';
import type {NotedPages} from './reference/readNotes';

const PERMIT2 = '/contracts/permit2/';

type Options = {
  /** Reads what the commands are drawn from; called for each element, so that a change shows at once. */
  read: () => {set: CommandSet; pages: NotedPages; entryOf: EntryFinder};
};

/** Fills `<Commands />` with the commands of the Universal Router and what the file beside the page says of them. */
const remarkCommands =
  ({read}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Commands' || !parent || index === undefined) return undefined;
      const {set, pages, entryOf} = read();
      const beside = page.path.replace(/\.mdx$/, '.yaml');
      const noted = [...pages.values()].find(({file}) => beside.endsWith(path.normalize(file)));
      const {route = '', notes: {commands: notes = {}} = {}} = noted ?? {};
      const find = (identifier: string) => {
        const own = entryOf(identifier, route);
        // The router passes on what Permit2 reverts with: its entry comes before others of that name.
        return own?.startsWith(`${route}#`) ? own : entryOf(identifier, PERMIT2);
      };
      const faults = checkCommands({set, notes, isInAtlas: (one) => find(one) !== undefined});
      if (faults.length > 0) {
        const listed = faults.map((fault) => `  - ${fault}`).join('\n');
        return page.fail(`${beside} does not fit the commands of the package:\n${listed}`, {
          place: element.position,
        });
      }
      const nodes = commandNodes({set, notes, entryOf: (one) => find(one) ?? ''});
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });

export default remarkCommands;
