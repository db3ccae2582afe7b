import type {Element, Nodes} from 'hast';
import {visit} from 'unist-util-visit';

/** The cells of each row of a table; the first row holds the heads. */
export function rowsOf(table: Element): Element[][] {
  const rows: Element[][] = [];
  visit(table, 'element', ({tagName, children}) => {
    if (tagName === 'tr') rows.push(children.filter(isElement));
  });
  return rows;
}

export const isElement = (node: Nodes): node is Element => node.type === 'element';
