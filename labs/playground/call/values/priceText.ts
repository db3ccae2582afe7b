import {grouped, toSignificant} from '../../../../src/protocol/decimal';
import {priceAtTick, priceOf} from '../../../../src/protocol/price';
import {MAX_SQRT_PRICE_X96, MAX_TICK} from '../../../../src/protocol/tickMath';
import type {Token, Words} from './names';
import type {Named, PageTokens} from './tokenOf';

/** The price that a square root of a price or a tick stands for, `0.0005 WETH per USDC`; nothing where the pair is not known. */
export function priceText(
  value: bigint,
  {isTick}: {isTick: boolean},
  {words, named, tokens}: {words: Words; named: Named; tokens: PageTokens},
): string | undefined {
  const pair = pairOf(named, tokens).map((address) =>
    words.tokenAt.get(`${address}`.toLowerCase()),
  );
  const [token0, token1] = pair;
  if (!token0 || !token1) return undefined;
  const price = priceAt(value, isTick, [token0, token1]);
  const decimal = price && toSignificant(price, {digits: 6n, rounding: 'half'});
  return decimal && decimal.length <= LONGEST
    ? `${grouped(decimal)} ${token1.symbol} per ${token0.symbol}`
    : undefined;
}

/** Of a price that a reader can take in, in characters. */
const LONGEST = 20;

function priceAt(value: bigint, isTick: boolean, [token0, token1]: readonly [Token, Token]) {
  const decimals = {decimals0: BigInt(token0.decimals), decimals1: BigInt(token1.decimals)};
  if (!isTick) {
    return value > 0n && value <= MAX_SQRT_PRICE_X96 ? priceOf(value, decimals) : undefined;
  }
  return value >= -MAX_TICK && value <= MAX_TICK ? priceAtTick(value, decimals) : undefined;
}

/** The tokens of the pool that a call is about, in their order. */
function pairOf(named: Named, tokens: PageTokens): readonly unknown[] {
  for (const [one, other] of PAIRS) {
    const pair = [named.get(one), named.get(other)];
    if (pair.every((address) => typeof address === 'string')) {
      return pair.sort((first, second) =>
        `${first}`.toLowerCase() < `${second}`.toLowerCase() ? -1 : 1,
      );
    }
  }
  return [tokens.token0, tokens.token1];
}

const PAIRS = [
  ['currency0', 'currency1'],
  ['token0', 'token1'],
  ['tokenIn', 'tokenOut'],
] as const;
