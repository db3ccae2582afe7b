import type {Parsed} from '../../../../src/protocol/parseDecimal';
import type {Words} from './names';
import {readInteger} from './readInteger';
import {wholePartsOf} from './units';

/** Reads a value that is no list and no tuple. */
export function readLeaf(
  text: string,
  {type, unit}: {type: string; unit?: string},
  words: Words,
): Parsed<unknown> {
  if (/^u?int\d*$/.test(type)) {
    const wholeParts = wholePartsOf(unit);
    return readInteger(text, {type, ...(wholeParts && {wholeParts})}, words);
  }
  if (type === 'address') return readAddress(text.trim(), words);
  if (type === 'bool') return readBool(text.trim());
  if (type.startsWith('bytes')) return readBytes(text.trim(), type);
  return {value: text};
}

function readAddress(text: string, {addressOf}: Words): Parsed<string> {
  const named = addressOf.get(text.toLowerCase());
  if (named) return {value: named};
  if (/^0x[0-9a-f]{40}$/i.test(text)) return {value: text};
  return {
    problem: /^0x/i.test(text)
      ? `Enter 40 hexadecimal digits after 0x: there are ${text.length - 2} characters.`
      : 'Enter an address, 0x and 40 hexadecimal digits, or a name from the list, such as USDC.',
  };
}

function readBool(text: string): Parsed<boolean> {
  if (text === 'true') return {value: true};
  return text === 'false' ? {value: false} : {problem: 'Enter true or false.'};
}

function readBytes(text: string, type: string): Parsed<string> {
  const digits = /^0x([0-9a-f]*)$/i.exec(text)?.[1];
  if (digits === undefined)
    return {problem: 'Enter hexadecimal digits after 0x; 0x alone is empty.'};
  if (digits.length % 2 === 1) {
    return {problem: `Enter whole bytes, two digits each: there are ${digits.length} digits.`};
  }
  const length = Number(type.slice('bytes'.length));
  return length === 0 || digits.length === 2 * length
    ? {value: text}
    : {
        problem: `Enter ${length} bytes, ${2 * length} digits after 0x: there are ${digits.length}.`,
      };
}
