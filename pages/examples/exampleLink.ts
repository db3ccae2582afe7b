import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The framework takes any other address for a page's, and reports that there is no such page. */
const FOLDER = 'pathname:///examples/';

/** The address at which a page leads to the published file of an example. */
export const exampleLink = (file: string): string => `${FOLDER}${file}`;

/** The files under `examples/` that a page leads to, each once, in their order. */
export function linkedExamples(tree: Root): string[] {
  const files = new Set<string>();
  visit(tree, 'link', ({url}) => {
    if (url.startsWith(FOLDER)) files.add(url.slice(FOLDER.length));
  });
  return [...files];
}
