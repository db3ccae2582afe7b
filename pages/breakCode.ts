import type {Element, ElementContent} from 'hast';
import type {MdxJsxTextElement} from 'mdast-util-mdx';
import {SKIP, visit} from 'unist-util-visit';

/** What fits beside two other columns. */
const SHORT = 20;
/** After what a type, a signature or a path may go on in the next line. */
const AFTER = /(?<=[,(|/.&])(?=[^\s,)|/.&])/;

/** Lets the long code of a cell break after commas, brackets and dots; what is copied stays the same. */
export function breakCode(cell: Element): void {
  visit(cell, 'element', (element, index, parent) => {
    const [text] = element.children;
    if (element.tagName !== 'code' || text?.type !== 'text' || !parent || index === undefined)
      return;
    const parts = text.value.length > SHORT ? text.value.split(AFTER) : [];
    if (parts.length < 2) return;
    parent.children[index] = explicit(
      'code',
      parts.flatMap((value, at) => [
        ...(at > 0 ? [explicit('wbr', [])] : []),
        {type: 'text' as const, value},
      ]),
    );
    return SKIP;
  });
}

/** An element that no component of the theme draws, which takes code of several parts for a block. */
function explicit(name: string, children: ElementContent[]): ElementContent {
  const element: Omit<MdxJsxTextElement, 'children'> = {
    type: 'mdxJsxTextElement',
    name,
    attributes: [],
    data: {_mdxExplicitJsx: true},
  };
  // The same node stands in both kinds of trees, with children of either.
  return {...element, children} as unknown as ElementContent;
}
