import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/** Lets the keyboard reach tables and long formulae, which scroll sideways on a phone. */
const rehypeScrollers: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'element', ({tagName, properties}) => {
    const isFormulaOfItsOwn = tagName === 'math' && properties.display === 'block';
    if (tagName === 'table' || isFormulaOfItsOwn) properties.tabIndex = 0;
  });

export default rehypeScrollers;
