import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';

/** The published programs and queries that a page links, each once, in their order: `/examples/v3/quote.ts`. */
export function programsIn(tree: Root): string[] {
  const programs = new Set<string>();
  visit(tree, 'link', ({url}) => {
    if (url.startsWith('pathname:///examples/')) programs.add(url.replace('pathname://', ''));
  });
  return [...programs];
}
