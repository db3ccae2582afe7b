import type {Element, ElementContent, Nodes, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {jsxElement} from './jsxElement';
import {lengthInView} from './lengthInView';
import {isElement, rowsOf} from './tableRows';

/** Characters in view, code included; with more, a page is higher than 20,000 px on a phone. */
const LONG_PAGE = 16_000;
/** The same once members and long tables are folded: the lines that are left are fuller. */
const LONG_REST = 21_000;
/** Rows that a reader looks through on a few screens of a phone, and on one. */
const LONG_TABLE = 24;
const SCREEN_TABLE = 8;

/**
 * Folds what makes a page long, the least missed first, until the rest is short: members, each
 * under its heading of level 2 or 3, which is its name, and long tables; questions that a query or
 * an instrument answers; and, except in guides, whose steps stay in view, tables of more than a
 * screen and what stands below headings of level 3. In HTML alone; `plugins/reading` unfolds what an
 * address leads to.
 */
const rehypeFolds = (): Transformer<Root> => (tree, page) => {
  const isGuide = (page.data.frontMatter as {kind?: string} | undefined)?.kind === 'guide';
  if (lengthInView(tree) <= LONG_PAGE) return;
  foldParts(tree, 3, isMember);
  tree.children = tree.children.map((node) => foldTable(node, LONG_TABLE));
  for (const fold of isGuide ? [foldAnswers] : [foldAnswers, foldTables, foldDetails]) {
    if (lengthInView(tree) <= LONG_REST) return;
    fold(tree);
  }
};

const foldAnswers = (tree: Root): void => {
  foldParts(tree, 2, (heading, content) => !isStep(heading) && content.some(isAnswer));
};

const foldTables = (tree: Root): void => {
  tree.children = tree.children.map((node) => foldTable(node, SCREEN_TABLE));
};

const foldDetails = (tree: Root): void => {
  foldParts(tree, 3, ({tagName}) => tagName === 'h3');
};

/** Folds the parts of a page, as headings of level 1 to `level` divide it, that are asked for. */
function foldParts(
  tree: Root,
  level: 2 | 3,
  isFolded: (heading: Element, content: readonly RootContent[]) => boolean,
): void {
  tree.children = partsOf(tree.children, level).flatMap(([first, ...others]) => {
    if (!first) return [];
    if (!isElement(first) || !/^h[23]$/.test(first.tagName)) return [first, ...others];
    return isFolded(first, others) ? [fold(first, others as ElementContent[])] : [first, ...others];
  });
}

/** The nodes of a page, divided before each heading of level 1 to `level`. */
function partsOf(nodes: readonly RootContent[], level: number): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    const [, depth] = isElement(node) ? (/^h(\d)$/.exec(node.tagName) ?? []) : [];
    if (depth && Number(depth) <= level) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Whether a heading is that of a member: nothing but code. */
const isMember = ({children}: Element): boolean =>
  children.every((child) => isElement(child) && child.tagName === 'code');

/** Whether a heading begins with its number, as those of steps do. */
const isStep = (heading: Element): boolean => /^\d+\. /.test(toString(heading));

/** Whether a node answers the question above it, by a query or with an instrument. */
const isAnswer = (node: Nodes): boolean =>
  (node.type === 'mdxJsxFlowElement' && node.name === 'Instrument') ||
  (isElement(node) && node.tagName === 'pre' && node.children.some(isQuery));

const isQuery = (node: Nodes): boolean =>
  isElement(node) && [node.properties.className].flat().includes('language-graphql');

/** A table of more rows than that folded under what it holds; any other node as it is. */
function foldTable(node: RootContent, most: number): RootContent {
  if (!isElement(node) || node.tagName !== 'table') return node;
  const [heads, ...rows] = rowsOf(node);
  if (rows.length <= most) return node;
  const names = heads?.map((head) => toString(head)).join(', ') ?? '';
  return fold({type: 'text', value: `${rows.length} rows: ${names}`}, [node]);
}

/** As JSX: the folds of the theme need a script. */
const fold = (title: ElementContent, content: readonly ElementContent[]): ElementContent =>
  jsxElement('details', [jsxElement('summary', [title]), ...content], {className: 'fold'});

export default rehypeFolds;
