import {Price, type Token} from '@uniswap/sdk-core';
import {FeeAmount, TickMath, tickToPrice} from '@uniswap/v3-sdk';
import {BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError} from 'viem';
import {poolAddress} from '../../../support/readPool';
import type {Amount} from '../../../support/held';
import {amountOf, DAI, UNI, USDC, WETH} from '../../../support/tokens';
import type {Prices} from '../../../support/valueOf';
import {type Means, meansOf, observe} from '../../advanced/support/oracle';

const averageSeconds = 1_800; // half an hour
const leastDepth = amountOf(USDC, 10_000n * 10n ** BigInt(USDC.decimals)); // ignore pools below

// #region constants
/** The tokens that have a value here: the maker of a token can also make a price for it. */
const valued = [USDC, WETH, DAI, UNI];
// #endregion constants

// #region prices
/** What each valued token among these amounts costs in USDC, by its address. */
export async function pricesFor(amounts: readonly Amount[]): Promise<Prices> {
  const prices = new Map<string, Price<Token, Token>>();
  for (const token of valued) {
    if (!amounts.some(({currency}) => currency.wrapped.equals(token))) continue;
    const price = await priceInUsdc(token);
    if (price) prices.set(token.address, price);
  }
  return prices;
}
// #endregion prices

// #region price
/** What a token costs in USDC on average, by the deepest of its pools with USDC and with WETH. */
export async function priceInUsdc(token: Token): Promise<Price<Token, Token> | undefined> {
  if (token.equals(USDC)) return new Price(USDC, USDC, 1, 1);
  const averages = await averagesOf(token, USDC);
  const ofWeth = token.equals(WETH) ? undefined : await priceInUsdc(WETH);
  if (ofWeth) {
    for (const {price, depth} of await averagesOf(token, WETH)) {
      averages.push({price: price.multiply(ofWeth), depth: ofWeth.quote(depth)});
    }
  }
  const [deepest] = averages
    .filter(({depth}) => !depth.lessThan(leastDepth))
    .sort((one, other) => (one.depth.greaterThan(other.depth) ? -1 : 1));
  return deepest?.price;
}

/** The average price in each pool of two tokens, and how much of the quote token stands behind it. */
async function averagesOf(base: Token, quote: Token) {
  const fees = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
  const means = await Promise.all(fees.map((fee) => meansIn(poolAddress(base, quote, fee))));
  return means
    .filter((mean) => mean !== undefined)
    .map(({tick, liquidity}) => {
      const sqrtPriceX96 = BigInt(TickMath.getSqrtRatioAtTick(tick).toString());
      // What a position of this liquidity over all prices would hold of the quote token.
      const quoteAmount = base.sortsBefore(quote)
        ? (liquidity * sqrtPriceX96) >> 96n
        : (liquidity << 96n) / sqrtPriceX96;
      return {price: tickToPrice(base, quote, tick), depth: amountOf(quote, quoteAmount)};
    });
}
// #endregion price

/** The averages of a pool; none where it does not exist, or where its history is too short. */
async function meansIn(pool: `0x${string}`): Promise<Means | undefined> {
  try {
    return meansOf(await observe(pool, averageSeconds), averageSeconds);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk(
    (one) =>
      one instanceof ContractFunctionRevertedError || one instanceof ContractFunctionZeroDataError,
  ) !== null;
