import type {AbiParameter} from 'viem';
import type {Parsed} from '../../../../src/protocol/parseDecimal';
import type {Words} from './names';
import {readLeaf} from './readLeaf';
import {readList} from './readList';

/** Reads what stands in the field of a value; a list is read as JSON. */
export function readText(
  text: string,
  kind: {parameter: AbiParameter; unit?: string},
  words: Words,
): Parsed<unknown> {
  const {
    parameter: {type},
    unit,
  } = kind;
  return type.endsWith(']')
    ? readList(text, kind, words)
    : readLeaf(text, {type, ...(unit && {unit})}, words);
}
