import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

type Options = {
  /** Addresses whose pages are not written yet. */
  awaited: readonly string[];
};

/** Turns a link to a page that is not written yet into its plain text, until the page arrives. */
const remarkAwaitedLinks = ({awaited}: Options): Transformer<Root> => {
  const unwritten = new Set(awaited);
  return (tree) =>
    visit(tree, 'link', (link, index, parent) => {
      const [address = ''] = link.url.split(/[?#]/);
      if (!parent || index === undefined || !unwritten.has(address)) return undefined;
      parent.children.splice(index, 1, ...link.children);
      return [SKIP, index + link.children.length];
    });
};

export default remarkAwaitedLinks;
