import type {Nodes, Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** What a page holds that its reader copies: code with its language, tables by cell, addresses. */
export type Contents = {
  code: [language: string, text: string][];
  tables: string[][][];
  addresses: string[];
};

/** Stands for a formula, which is MathML in one form of a page and TeX in the other. */
export const FORMULA = '∎';
/** Forty digits and no more: a longer number is a hash. */
export const ADDRESS = /0x[0-9a-fA-F]{40}(?![0-9a-fA-F])/g;

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath);

/** A Markdown version as a tree, without its front matter. */
export const parseMarkdown = (text: string): Root =>
  parser.parse(text.replace(/^---\n.*?\n---\n/s, ''));

/** What a Markdown version contains. */
export function contentsOf(tree: Root): Contents {
  const contents: Contents = {code: [], tables: [], addresses: []};
  visit(tree, (node) => {
    if (node.type === 'code') contents.code.push([node.lang ?? '', node.value]);
    if (node.type !== 'table') return;
    contents.tables.push(node.children.map((row) => row.children.map((cell) => cellText(cell))));
  });
  contents.addresses = wordsIn(tree).match(ADDRESS) ?? [];
  return contents;
}

/** Where a tree leads. */
export function linksIn(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', ({url}) => {
    links.push(url);
  });
  return links;
}

/** The anchors that a Markdown version names, behind headings and entries of tables. */
export const anchorsIn = (text: string): string[] =>
  [...text.matchAll(/ \{#([^}]+)\}/g)].map(([, anchor = '']) => anchor);

/** Words in one line, without what a Markdown version adds: the chain of an address, and an anchor. */
export const plain = (text: string): string =>
  text
    .replace(/(0x[0-9a-fA-F]{40}) \([^)]+\)/g, '$1')
    .replace(/ \{#[^}]+\}/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const cellText = (cell: Nodes): string => plain(wordsIn(cell, ''));

function wordsIn(node: Nodes, between = ' '): string {
  if (node.type === 'inlineMath' || node.type === 'math') return FORMULA;
  if (node.type === 'code' || node.type === 'html') return '';
  if ('value' in node) return node.value;
  const inner = node.type === 'paragraph' || node.type === 'tableCell' ? '' : between;
  return 'children' in node ? node.children.map((child) => wordsIn(child, inner)).join(inner) : '';
}
