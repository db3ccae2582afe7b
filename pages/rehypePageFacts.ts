import type {Element, ElementContent, Root} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {badgeOf} from './badgeOf';
import {jsxElement} from './jsxElement';

/**
 * Hands the scope line of a page to the theme, as `<PageFacts>`, with its product as the badge. In
 * HTML alone: search and the Markdown versions hold the line as text.
 */
const rehypePageFacts = (): Transformer<Root> => (tree, page) =>
  visit(tree, 'element', (element, index, parent) => {
    if (!isScopeLine(element) || !parent || index === undefined) return undefined;
    const [product, ...facts] = element.children;
    parent.children.splice(
      index,
      1,
      jsxElement('PageFacts', withoutDot(facts), {badge: badgeOf(toString(product), page.path)}),
    );
    return EXIT;
  });

const isScopeLine = ({tagName, properties: {className}}: Element): boolean =>
  tagName === 'p' && Array.isArray(className) && className.includes('scope');

/** The facts without the dot that parted them from the product. */
const withoutDot = ([first, ...others]: ElementContent[]): ElementContent[] =>
  first?.type === 'text' ? [{...first, value: first.value.replace(/^ · /, '')}, ...others] : others;

export default rehypePageFacts;
