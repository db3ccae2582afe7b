import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {jsxElement} from './jsxElement';

/** What fits beside two other columns. */
const SHORT = 20;
/** After what a type, a signature or a path may go on in the next line; a name alone, at its next word. */
const AFTER = /(?<=[,(|/.&])(?=[^\s,()|/.&])/;
const NEXT_WORD = /(?<=[a-z])(?=[A-Z])/;

/** Lets the long code of a cell break after commas, brackets and dots; what is copied stays the same. */
export function breakCode(cell: Element): void {
  visit(cell, 'element', (element, index, parent) => {
    const [text] = element.children;
    if (element.tagName !== 'code' || text?.type !== 'text' || !parent || index === undefined)
      return;
    const isName = /^\w+$/.test(text.value);
    const parts = text.value.length > SHORT ? text.value.split(isName ? NEXT_WORD : AFTER) : [];
    if (parts.length < 2) return;
    // As JSX: the theme takes code of several parts for a block.
    parent.children[index] = jsxElement(
      'code',
      parts.flatMap((value, at) => [
        ...(at > 0 ? [jsxElement('wbr', [])] : []),
        {type: 'text' as const, value},
      ]),
    );
    return SKIP;
  });
}
