import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';

/**
 * Lets the keyboard reach tables and long formulae, which scroll sideways on a phone, and takes the
 * TeX source out of formulae, which stands in the page's text form and shows nowhere.
 */
const rehypeMarkup: Plugin<[], Root> = () => (tree) =>
  visit(tree, 'element', (element) => {
    const {tagName, properties} = element;
    const isFormulaOfItsOwn = tagName === 'math' && properties.display === 'block';
    if (tagName === 'table' || isFormulaOfItsOwn) properties.tabIndex = 0;
    element.children = element.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'annotation',
    );
  });

export default rehypeMarkup;
