import {CurrencyAmount, Ether, type Token, type Currency} from '@uniswap/sdk-core';
import {wrong, type Input, type Source} from '../inputs';
import type {Random} from '../random';
import {amount, whole} from './amounts';
import {
  ALL_TAXED,
  CELO,
  DAI,
  FAR,
  FAR_TOO,
  FEW,
  MANY,
  OTHER,
  TAXED,
  USDC,
  WETH,
  currency,
} from './tokens';

/** What a route may lead through: tokens of one chain, in any order. */
const chains: readonly (readonly Token[])[] = [
  [USDC, WETH, DAI],
  [FEW, WETH, MANY, TAXED, ALL_TAXED],
  [FAR, FAR_TOO],
  [CELO, OTHER],
];
export const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** Two to four tokens, each another than the one before; now and then of two chains. */
function pathOf(random: Random): Token[] {
  const tokens = random() < 0.6 ? (chains[0] ?? []) : pick(chains, random);
  const from = random() < 0.04 ? [...tokens, FAR] : tokens;
  const path: Token[] = [pick(from, random)];
  const length = pick([2, 2, 3, 4], random);
  while (path.length < length) {
    const next = pick(from, random);
    if (next !== path.at(-1)) path.push(next);
  }
  return path;
}

/** The coin of a chain in the place of its wrapped token, or the token; now and then any currency. */
function endOf(token: Token, random: Random): Currency {
  if (random() < 0.06) return allowed(currency, random) as Currency;
  const coin = Ether.onChain(token.chainId);
  return random() < 0.5 && token.chainId === 1 && token === WETH ? coin : token;
}

/** Something that consecutive tokens of a path make, such as pools; tried until every one is made. */
export function alongPath<Step>(
  make: (one: Token, other: Token, random: Random) => Step,
  random: Random,
) {
  for (;;) {
    const path = pathOf(random);
    try {
      const steps = path.slice(1).map((other, index) => make(path[index] ?? other, other, random));
      return {
        steps,
        input: endOf(path[0] ?? USDC, random),
        output: endOf(path.at(-1) ?? USDC, random),
      };
    } catch {
      // Tokens of two chains make none.
    }
  }
}

/** A value of a source that TypeScript allows. */
export function allowed(source: Source, random: Random): unknown {
  for (;;) {
    const {value, isTyped} = source(random);
    if (isTyped) return value;
  }
}

export const typed = (text: string, value: unknown): Input => ({text, value, isTyped: true});
export const symbols = (of: readonly Currency[]): string => of.map(({symbol}) => symbol).join('/');

/** An object of inputs that TypeScript allows, or something that it refuses. */
export const orWrong =
  (source: Source): Source =>
  (random) => {
    if (random() < 0.05) return wrong(random);
    for (let tries = 0; tries < 100; tries++) {
      try {
        return source(random);
      } catch {
        // Not every input makes one.
      }
    }
    return wrong(random);
  };
/** Amounts that a route takes or gives, and now and then any other. */
export const amountOf = (of: Currency, random: Random): CurrencyAmount<Currency> =>
  random() < 0.08
    ? (allowed(amount, random) as CurrencyAmount<Currency>)
    : CurrencyAmount.fromRawAmount(of, allowed(whole, random) as string);
export const textOfAmount = (one: CurrencyAmount<Currency>): string =>
  `${one.numerator}/${one.denominator} ${one.currency.symbol}`;
