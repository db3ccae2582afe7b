import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {contractNodes} from './reference/contractNodes';
import {isOfSdk} from './reference/notesFiles';
import {referenceFaults, type ContractSources} from './reference/referenceFaults';

type Options = {
  /** Reads what references are drawn from; called for each page, so that a change shows at once. */
  read: () => ContractSources;
};

/** Fills `<Reference />` with the reference of the contract that the file beside the page names. */
const remarkReference =
  ({read}: Options): Transformer<Root> =>
  (tree, page) => {
    if (isOfSdk(page.path)) return;
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Reference' || !parent || index === undefined) return undefined;
      const fail = (message: string): never => page.fail(message, {place: element.position});

      const sources = read();
      const beside = page.path.replace(/\.mdx$/, '.yaml');
      const noted = [...sources.pages.values()].find(({file}) =>
        beside.endsWith(path.normalize(file)),
      );
      if (!noted) {
        return fail(`A reference needs its notes: expected ${beside}, which names the contract`);
      }
      const contract = sources.contracts.get(noted.notes.contract);
      const faults = referenceFaults(noted, sources);
      if (!contract || faults.length > 0) {
        const listed = faults.map((fault) => `  - ${fault}`).join('\n');
        return fail(`${noted.file} does not fit its contract:\n${listed}`);
      }
      const nodes = contractNodes({
        contract,
        notes: noted.notes,
        pages: sources.pages,
        route: noted.route,
        entryOf: (identifier) => sources.entryOf(identifier, noted.route) ?? '',
      });
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };

export default remarkReference;
