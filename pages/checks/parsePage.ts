import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {splitPage} from '../readPage';

/** The tree of a page's source as its author wrote it, with the lines that the file has. */
export function parsePage(source: string): Root {
  const {content, firstLine} = splitPage(source);
  // Blank lines in place of the front matter, so that a fault leads to its line.
  const text = `${'\n'.repeat(firstLine - 1)}${content}`;
  return unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkMath).parse(text);
}
