import {tokenAt} from '../amounts';
import type {Catalogue} from '../catalogue';
import {currencyOf, type Token} from './move';

/** Whatever the token, fewer smallest units are next to nothing. */
export const FEW_UNITS = 1_000n;
/** Where decimals are not known: of 18, a billionth. */
const FEW_UNKNOWN_UNITS = 10n ** 9n;
const MANY_UNKNOWN_UNITS = 10n ** 36n;
const ETHER_DECIMALS = 18;

type TokenContext = {token: Token | undefined; catalogue: Catalogue};

/** Tokens worth a dollar, of which less than a cent is next to nothing; of others, a millionth. */
const DOLLARS = /^(USDC|USDT|DAI|SAI)$/;
const CENT_DIGITS = 2;
const MILLIONTH_DIGITS = 6;

/** Whole tokens that no swap costs. A judgement: far more than any pool holds. */
const MOST_WHOLE: Readonly<Record<string, bigint>> = {
  ETH: 10n ** 5n,
  WETH: 10n ** 5n,
  WBTC: 10n ** 4n,
};
const MOST_WHOLE_OF_OTHERS = 10n ** 9n;

/** Whether a minimum limits next to nothing, or cannot be told from one that does. */
export function isTiny(amount: bigint, of: TokenContext): boolean {
  const token = judgedToken(of);
  if (!token) return amount < (of.token ? FEW_UNKNOWN_UNITS : FEW_UNITS);
  const digits = DOLLARS.test(token.symbol) ? CENT_DIGITS : MILLIONTH_DIGITS;
  return amount < FEW_UNITS || amount < 10n ** BigInt(Math.max(0, token.decimals - digits));
}

/** Whether a maximum is more than any swap costs. */
export function isHuge(amount: bigint, of: TokenContext): boolean {
  const token = judgedToken(of);
  if (!token) return amount >= MANY_UNKNOWN_UNITS;
  return (
    amount >= (MOST_WHOLE[token.symbol] ?? MOST_WHOLE_OF_OTHERS) * 10n ** BigInt(token.decimals)
  );
}

/** Whether what an amount of this token is worth can be judged at all. */
export const isJudged = (amount: bigint, of: TokenContext): boolean =>
  amount < FEW_UNITS || judgedToken(of) !== undefined;

function judgedToken({token, catalogue}: TokenContext) {
  const currency = token && currencyOf(token);
  return currency === 'ether'
    ? {symbol: 'ETH', decimals: ETHER_DECIMALS}
    : currency && tokenAt(catalogue, currency);
}
