import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {jsxElement} from './jsxElement';
import {isElement, rowsOf} from './tableRows';

/** Characters of text, code included; with more, a page is higher than 20,000 px on a phone. */
const LONG_PAGE = 16_000;
/** Rows that a reader looks through on a few screens of a phone. */
const LONG_TABLE = 24;

/**
 * Folds what makes a page long: members, each under its heading of level 2 or 3, which is its name,
 * and long tables. In HTML alone; `plugins/reading` unfolds what an address leads to.
 */
const rehypeFolds: Plugin<[], Root> = () => (tree) => {
  if (toString(tree).length <= LONG_PAGE) return;
  tree.children = partsOf(tree.children).flatMap(([first, ...others]) => {
    if (!first) return [];
    if (isMember(first)) return [fold(first, others as ElementContent[])];
    return [first, ...others].map(foldTable);
  });
};

/** The nodes of a page, divided before each heading of level 1 to 3. */
function partsOf(nodes: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (isElement(node) && /^h[1-3]$/.test(node.tagName)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Whether a node is a heading of a member: nothing but code. */
const isMember = (node: RootContent): node is Element =>
  isElement(node) &&
  /^h[23]$/.test(node.tagName) &&
  node.children.every((child) => isElement(child) && child.tagName === 'code');

/** A long table folded under what it holds; any other node as it is. */
function foldTable(node: RootContent): RootContent {
  if (!isElement(node) || node.tagName !== 'table') return node;
  const [heads, ...rows] = rowsOf(node);
  if (rows.length <= LONG_TABLE) return node;
  const names = heads?.map((head) => toString(head)).join(', ') ?? '';
  return fold({type: 'text', value: `${rows.length} rows: ${names}`}, [node]);
}

/** As JSX: the folds of the theme need a script. */
const fold = (title: ElementContent, content: readonly ElementContent[]): ElementContent =>
  jsxElement('details', [jsxElement('summary', [title]), ...content], {className: 'fold'});

export default rehypeFolds;
