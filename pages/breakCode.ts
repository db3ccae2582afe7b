import type {Element} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {jsxElement} from './jsxElement';

/** What fits beside two other columns. */
const SHORT = 20;
/** After what a type, a signature or a path may go on in the next line. */
const AFTER = /(?<=[,(|/.&:])(?=[^\s,()|/.&:])/;
/** Where a name may go on. */
const IN_NAME = /(?<=[a-z])(?=[A-Z])|(?<=_)(?=[A-Z])/;
const NUMBER = /^\W*\d\w*\W*$/;
/** The digits of an address; what is longer may go on after each eighth. */
const UNBROKEN = 38;

/** Lets the long code of a cell break after commas, brackets and dots, and inside long words; what is copied stays the same. */
export function breakCode(cell: Element): void {
  visit(cell, 'element', (element, index, parent) => {
    const [text] = element.children;
    if (element.tagName !== 'code' || text?.type !== 'text' || !parent || index === undefined)
      return;
    const isShort = text.value.length <= SHORT;
    const parts = isShort ? [] : text.value.split(AFTER).flatMap(partsOf);
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

function partsOf(word: string): string[] {
  const names = word.length > SHORT && !NUMBER.test(word) ? word.split(IN_NAME) : [word];
  return names.flatMap((name) => (name.length > UNBROKEN ? (name.match(/.{1,8}/g) ?? []) : [name]));
}
