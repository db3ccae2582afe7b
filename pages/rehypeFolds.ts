import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';
import {jsxElement} from './jsxElement';

/** As many members as a reader can look through on a few screens. */
const MANY = 24;

/**
 * Folds the members of a page that has too many to look through, each under its heading of level 3,
 * which is its name. In HTML alone; `plugins/reading` unfolds what an address leads to.
 */
const rehypeFolds: Plugin<[], Root> = () => (tree) => {
  if (tree.children.filter((node) => isMember(node, 'h3', 'h4')).length <= MANY) return;
  tree.children = partsOf(tree.children).flatMap(([first, ...others]) => {
    if (first && isMember(first, 'h3')) return [fold(first, others as ElementContent[])];
    return first ? [first, ...others] : [];
  });
};

/** The nodes of a page, divided before each heading of level 1 to 3. */
function partsOf(nodes: readonly RootContent[]): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && /^h[1-3]$/.test(node.tagName)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

/** Whether a node is a heading of a member: nothing but code. */
const isMember = (node: RootContent, ...tagNames: string[]): node is Element =>
  node.type === 'element' &&
  tagNames.includes(node.tagName) &&
  node.children.every((child) => child.type === 'element' && child.tagName === 'code');

/** As JSX: the folds of the theme need a script. */
const fold = (heading: Element, content: readonly ElementContent[]): ElementContent =>
  jsxElement('details', [jsxElement('summary', [heading]), ...content], {className: 'fold'});

export default rehypeFolds;
