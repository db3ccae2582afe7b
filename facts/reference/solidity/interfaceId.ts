import {numberToHex, type Hex} from 'viem';
import type {Member} from '../model';

/** The ERC-165 identifier: all selectors of an interface's own functions, combined by XOR. */
export function interfaceId(members: readonly Member[]): {interfaceId?: Hex} {
  const selectors = members.flatMap(({kind, selector}) =>
    kind === 'function' && selector ? [BigInt(selector)] : [],
  );
  if (selectors.length === 0) return {};
  const combined = selectors.reduce((id, selector) => id ^ selector, 0n);
  return {interfaceId: numberToHex(combined, {size: 4})};
}
