import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {attribute} from './attribute';
import {isOfSdk} from './reference/notesFiles';
import type {SdkSources} from './sdk/sdkSources';
import {listNodes} from './sdk/listNodes';
import {pageNodes} from './sdk/pageNodes';
import type {SdkPage} from './sdk/readSdkNotes';
import {sdkFaults} from './sdk/sdkFaults';

type Options = {
  /** Reads what references are drawn from; called for each page, so that a change shows at once. */
  read: () => Promise<SdkSources>;
};

/**
 * Fills `<Reference />` on a page of an SDK with the reference of the exports that the file beside
 * it names, and `<Exports of="@uniswap/v3-sdk" />` with the list of every export of that package.
 */
const remarkSdk =
  ({read}: Options): Transformer<Root> =>
  async (tree, page) => {
    if (!isOfSdk(page.path) || !holdsOurs(tree)) return;
    const sources = await read();
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (!isOurs(element) || !parent || index === undefined) return undefined;
      const fail = (message: string): never => page.fail(message, {place: element.position});

      const beside = page.path.replace(/\.mdx$/, '.yaml');
      const noted = sources.pages.find(({file}) => beside.endsWith(path.normalize(file)));
      if (!noted) {
        return fail(`A reference needs its notes: expected ${beside}, which names what it is of`);
      }
      const module = sources.modules.get(noted.module);
      const faults = [...elementFaults(element, noted), ...sdkFaults(noted, sources)];
      if (!module || faults.length > 0) {
        const listed = faults.map((fault) => `  - ${fault}`).join('\n');
        return fail(`${noted.file} does not fit its package:\n${listed}`);
      }
      const draw = element.name === 'Exports' ? listNodes : pageNodes;
      const nodes = draw(noted, module, sources);
      parent.children.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    });
  };

const isOurs = ({name}: MdxJsxFlowElement): boolean => name === 'Reference' || name === 'Exports';

function holdsOurs(tree: Root): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', (element) => {
    found ||= isOurs(element);
  });
  return found;
}

function elementFaults(element: MdxJsxFlowElement, {module, groups}: SdkPage): string[] {
  if (element.name !== 'Exports') return [];
  const of = attribute(element, 'of');
  return [
    ...(of === module
      ? []
      : [`<Exports of="${of}" /> lists a package whose notes are of ${module}`]),
    ...(groups ? [] : ['<Exports /> needs "groups": title, does, exports']),
  ];
}

export default remarkSdk;
