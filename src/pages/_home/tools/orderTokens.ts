/** A token of a pair as a reader gives it. */
export type Token = {name: string; address: string; decimals: string};

/** What is converted: a price as the second token for one of the first, or what a pool holds. */
export type From = 'price' | 'tick' | 'sqrt';

/** Which of two tokens has the lower address. */
export type Lower = 'first' | 'second';

/** An address in hex digits of either case. */
export const ADDRESS = /^0x[0-9a-f]{40}$/i;

/** Which of two tokens is token0: that with the lower address. Nothing where they do not say. */
export function lowerOf(first: Token, second: Token): Lower | undefined {
  const [one, other] = [first, second].map(({address}) => address.trim().toLowerCase());
  if (!one || !other || !ADDRESS.test(one) || !ADDRESS.test(other) || one === other) {
    return undefined;
  }
  // Of one length and in one case, digits order as numbers do.
  return one < other ? 'first' : 'second';
}

type Conversion = {
  from: From;
  value: string;
  first: Token;
  second: Token;
  token0: Lower;
};

/** The same conversion in the fields of the price converter, which speaks of token0 and token1. */
export function converterTexts({from, value, first, second, token0}: Conversion) {
  const [zero, one] = token0 === 'first' ? [first, second] : [second, first];
  const priceFrom = token0 === 'first' ? 'price1' : 'price0';
  return {
    from: from === 'price' ? priceFrom : from,
    value,
    decimals0: zero.decimals,
    decimals1: one.decimals,
  };
}
