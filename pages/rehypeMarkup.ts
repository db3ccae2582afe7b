import type {Element, ElementContent, Root} from 'hast';
import type {Plugin} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

/**
 * Takes the TeX source out of formulae, which stands in the page's text form and shows nowhere, and sets
 * their names upright, marks dates, joins texts, and keeps together what a line must not part. The text
 * form and the search see plain text.
 */
const rehypeMarkup: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'element', (element) => {
    if (isName(element)) element.properties.mathvariant = 'normal';
    element.children = joinTexts(
      element.children.filter(
        (child) => child.type !== 'element' || child.tagName !== 'annotation',
      ),
    );
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && NO_PROSE.includes(node.tagName)) return SKIP;
    if (node.type !== 'text' || !parent || index === undefined) return undefined;
    const parts = node.value.replace(BEFORE_DOT, '\u00a0').split(DATE);
    parent.children.splice(index, 1, ...parts.filter(Boolean).map(textOrDate));
    return [SKIP, index + parts.filter(Boolean).length];
  });
};

/** A name of several letters, such as `max`: those of one letter slant (`src/css/site.css`). */
const isName = ({tagName, children: [child]}: Element): boolean =>
  tagName === 'mi' && child?.type === 'text' && child.value.length > 1;

/** Joins texts that follow each other, which the HTML would part by comments. */
function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') last.value += node.value;
    else joined.push(node);
  }
  return joined;
}

/** The space before a dot that separates. */
const BEFORE_DOT = / (?=· )/g;

/** A day, which a split keeps as a part of its own. */
const DATE = /\b(\d{4}-\d\d-\d\d)\b/;

const textOrDate = (value: string): ElementContent =>
  DATE.test(value)
    ? {
        type: 'element',
        tagName: 'time',
        properties: {},
        children: [{type: 'text', value}],
      }
    : {type: 'text', value};

const NO_PROSE: readonly string[] = ['code', 'pre', 'math'];

export default rehypeMarkup;
