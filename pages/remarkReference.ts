import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {EXIT, SKIP, visit} from 'unist-util-visit';
import type {Nodes} from './nodes';
import {contractReference} from './reference/contractReference';
import type {ContractSources} from './reference/referenceFaults';
import {exportsReference} from './sdk/exportsReference';
import type {SdkSources} from './sdk/sdkSources';

/** Readers of what references are drawn from; called for each page, so that a change shows at once. */
type Options = {contracts: () => ContractSources; sdks: () => Promise<SdkSources>};

/**
 * Fills `<Reference />` with the reference of the contract or the exports that the file beside the
 * page names, and `<Exports of="@uniswap/v3-sdk" />` with the list of every export of that package.
 */
const remarkReference =
  ({contracts, sdks}: Options): Transformer<Root> =>
  async (tree, page) => {
    if (!hasReference(tree)) return;
    const notesFile = page.path.replace(/\.mdx$/, '.yaml');
    const draw =
      contractReference(notesFile, contracts()) ?? exportsReference(notesFile, await sdks());
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (!isReference(element) || !parent || index === undefined) return undefined;
      const fail = (message: string): never => page.fail(message, {place: element.position});

      if (!draw) {
        return fail(
          `A reference needs its notes: expected ${notesFile}, which names the contract or the exports`,
        );
      }
      let nodes: Nodes = [];
      try {
        nodes = draw(element);
      } catch (cause) {
        return fail(cause instanceof Error ? cause.message : String(cause));
      }
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };

const isReference = ({name}: MdxJsxFlowElement): boolean =>
  name === 'Reference' || name === 'Exports';

function hasReference(tree: Root): boolean {
  let isThere = false;
  visit(tree, 'mdxJsxFlowElement', (element) => {
    isThere = isReference(element);
    return isThere ? EXIT : undefined;
  });
  return isThere;
}

export default remarkReference;
