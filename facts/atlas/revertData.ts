import {encodeErrorResult, type Hex, parseAbi, toFunctionSelector} from 'viem';

/** What a contract reverts with when it throws an identifier. */
export type RevertData = {
  kind: 'string' | 'error';
  /** The first four bytes: those of `Error(string)`, or the custom error's own. */
  selector: Hex;
  /** All of it; not known for an error with arguments. */
  data?: Hex;
};

const ERROR = parseAbi(['error Error(string)']);

/** The revert data of a string, as `Too little received`, or of an error, as `InvalidNonce()`. */
export function revertData(identifier: string): RevertData {
  if (!SIGNATURE.test(identifier)) {
    const data = encodeErrorResult({abi: ERROR, args: [identifier]});
    return {kind: 'string', selector: selectorIn(data), data};
  }
  const selector = toFunctionSelector(identifier);
  return {kind: 'error', selector, ...(identifier.endsWith('()') && {data: selector})};
}

/** The first four bytes of revert data. */
const selectorIn = (data: Hex): Hex => `0x${data.slice(2, 10)}`;

const SIGNATURE = /^[A-Za-z_]\w*\([\w,()[\]]*\)$/;
