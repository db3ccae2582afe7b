import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {Contract} from '../../reference/model';
import {checkNotes} from './reference/checkNotes';
import {contractNodes} from './reference/contractNodes';
import {noteElsewhere} from './reference/lookUp';
import type {NotedPages} from './reference/readNotes';

type Options = {
  /** Reads the published contracts, by their keys. */
  contracts: () => ReadonlyMap<string, Contract>;
  /** Reads our notes, by the same keys; called for each page, so that a change shows at once. */
  notes: () => NotedPages;
  /** The address of an identifier's entry in the atlas, that of the page's own product first. */
  entryOf: (identifier: string, route: string) => string | undefined;
};

/** Fills `<Reference />` with the reference of the contract that the file beside the page names. */
const remarkReference =
  ({contracts, notes, entryOf}: Options): Transformer<Root> =>
  (tree, page) =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Reference' || !parent || index === undefined) return undefined;
      const fail = (message: string): never => page.fail(message, {place: element.position});

      const pages = notes();
      const beside = page.path.replace(/\.mdx$/, '.yaml');
      const noted = [...pages.values()].find(({file}) => beside.endsWith(path.normalize(file)));
      if (!noted) {
        return fail(`A reference needs its notes: expected ${beside}, which names the contract`);
      }
      const contract = contracts().get(noted.notes.contract);
      if (!contract) {
        return fail(
          `${noted.file} is for ${noted.notes.contract}, which no package of reference/solidity/packages.ts holds`,
        );
      }
      const entry = (identifier: string) => entryOf(identifier, noted.route);
      const faults = checkNotes({
        contract,
        notes: noted.notes,
        elsewhere: (member) => noteElsewhere(member, noted.notes, pages)?.note,
        isInAtlas: (identifier) => entry(identifier) !== undefined,
      });
      if (faults.length > 0) {
        return fail(
          `${noted.file} does not fit ${contract.key} ${contract.version}:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
        );
      }
      const filled = contractNodes({
        contract,
        notes: noted.notes,
        pages,
        entryOf: (identifier) => entry(identifier) ?? '',
      });
      parent.children.splice(index, 1, ...filled);
      return [SKIP, index + filled.length];
    });

export default remarkReference;
