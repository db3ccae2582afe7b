import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {EXIT, visit} from 'unist-util-visit';
import {badgeOf} from './badgeOf';

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
      pageFacts(badgeOf(toString(product), page.path), withoutDot(facts)),
    );
    return EXIT;
  });

const isScopeLine = ({tagName, properties: {className}}: Element): boolean =>
  tagName === 'p' && Array.isArray(className) && className.includes('scope');

/** The facts without the dot that parted them from the product. */
const withoutDot = ([first, ...others]: ElementContent[]): ElementContent[] =>
  first?.type === 'text' ? [{...first, value: first.value.replace(/^ · /, '')}, ...others] : others;

function pageFacts(badge: string, children: ElementContent[]): ElementContent {
  const element: Omit<MdxJsxFlowElement, 'children'> = {
    type: 'mdxJsxFlowElement',
    name: 'PageFacts',
    attributes: [{type: 'mdxJsxAttribute', name: 'badge', value: badge}],
  };
  // The same node stands in both kinds of trees, with children of either.
  return {...element, children} as unknown as ElementContent;
}

export default rehypePageFacts;
