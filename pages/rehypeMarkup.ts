import type {Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Lets the keyboard reach tables and long formulae, which scroll sideways on a phone, takes the TeX
 * source out of formulae, which stands in the page's text form and shows nowhere, and keeps together
 * what a line must not part. The text form and the search see plain spaces.
 */
const rehypeMarkup: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    const {tagName, properties} = element;
    const isFormulaOfItsOwn = tagName === 'math' && properties.display === 'block';
    if (tagName === 'table' || isFormulaOfItsOwn) properties.tabIndex = 0;
    element.children = element.children.filter(
      (child) => child.type !== 'element' || child.tagName !== 'annotation',
    );
  });
  visit(tree, (node) => {
    if (node.type === 'element' && NO_PROSE.includes(node.tagName)) return SKIP;
    if (node.type === 'text') node.value = node.value.replace(BEFORE_SIGN, '\u00a0');
    return undefined;
  });
};

/** The space between a number and its per cent sign, and the one before a dot that separates. */
const BEFORE_SIGN = /(?<=\d) (?=%)| (?=· )/g;

const NO_PROSE: readonly string[] = ['code', 'pre', 'math'];

export default rehypeMarkup;
