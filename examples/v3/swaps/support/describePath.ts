import {type Hex, size} from 'viem';
import type {TokenFacts} from '../../../support/chain';

/** A path with symbols for the addresses: "66 bytes: USDC 0001f4 WETH 000bb8 UNI". */
export function describePath(path: Hex, tokens: readonly TokenFacts[]): string {
  const words = tokens.reduce(
    (text, {address, symbol}) => text.replace(address.slice(2).toLowerCase(), ` ${symbol} `),
    path.slice(2),
  );
  return `${size(path)} bytes: ${words.trim()}`;
}
