import type {Root} from 'mdast';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

/** The tree of a page's source as its author wrote it, with the lines that the file has. */
export function parsePage(source: string): Root {
  // Blank rather than cut, so that a fault leads to its line.
  const text = source.replace(/^---\n[\s\S]*?\n---$/m, (matter, at: number) =>
    at === 0 ? matter.replace(/.+/g, '') : matter,
  );
  return unified().use(remarkParse).use(remarkMdx).use(remarkMath).parse(text);
}
