import type {Element, ElementContent, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Transformer} from 'unified';
import {badgeOf} from './badgeOf';
import {jsxElement} from './jsxElement';

/**
 * Hands the scope line of a page to the theme, as `<PageFacts>`, with its product as the badge, and
 * the paragraph that follows. In HTML alone: search and the Markdown versions hold the line as text.
 */
const rehypePageFacts = (): Transformer<Root> => (tree, page) => {
  const at = tree.children.findIndex(isScopeLine);
  const line = tree.children[at];
  if (line?.type !== 'element') return;
  const [product, ...facts] = line.children;
  line.children = [badge(badgeOf(toString(product), page.path)), ...withoutDot(facts)];
  const end = tree.children.findIndex((node, index) => index > at && node.type === 'element');
  const next = tree.children[end];
  const hasLead = next?.type === 'element' && next.tagName === 'p';
  const shown = tree.children.slice(at, hasLead ? end + 1 : at + 1) as ElementContent[];
  tree.children.splice(at, shown.length, jsxElement('PageFacts', shown));
};

const isScopeLine = (node: RootContent): boolean =>
  node.type === 'element' &&
  node.tagName === 'p' &&
  Array.isArray(node.properties.className) &&
  node.properties.className.includes('scope');

const badge = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['theme-doc-version-badge']},
  children: [{type: 'text', value}],
});

/** The facts after the dot that parted them from the product, which is the badge. */
const withoutDot = ([first, ...others]: ElementContent[]): ElementContent[] =>
  first?.type === 'text' ? [{...first, value: first.value.replace(/^ · /, '')}, ...others] : others;

export default rehypePageFacts;
