import type {Element, ElementContent, Root, RootContent} from 'hast';
import type {Plugin} from 'unified';
import {jsxElement} from './jsxElement';

/** As many parts as a reader can look through on a few screens. */
const MANY = 24;

/**
 * Folds the parts of a page that has too many to look through, each under its heading of level 3. In
 * HTML alone; `plugins/reading` unfolds the part that an address leads to.
 */
const rehypeFolds: Plugin<[], Root> = () => (tree) => {
  if (tree.children.filter(isPart).length <= MANY) return;
  tree.children = partsOf(tree.children).flatMap(([first, ...others]) =>
    first && isPart(first)
      ? [fold(first, others as ElementContent[])]
      : [first ?? [], others].flat(),
  );
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

const isPart = (node: RootContent): node is Element =>
  node.type === 'element' && node.tagName === 'h3';

/** As JSX: the folds of the theme need a script. */
const fold = (heading: Element, content: readonly ElementContent[]): ElementContent =>
  jsxElement('details', [jsxElement('summary', [heading]), ...content], {className: 'fold'});

export default rehypeFolds;
