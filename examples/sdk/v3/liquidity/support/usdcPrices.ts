import {Price, type Token} from '@uniswap/sdk-core';
import {FeeAmount, tickToPrice} from '@uniswap/v3-sdk';
import {BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError} from 'viem';
import {poolAddress} from '../../../support/readPool';
import {USDC, WETH} from '../../../support/tokens';
import {type Means, meansOf, observe} from '../../advanced/support/oracle';

const averageSeconds = 1_800; // half an hour

// #region price
/** What a token costs in USDC on average: in its pools with USDC, or in those with WETH. */
export async function priceInUsdc(token: Token): Promise<Price<Token, Token> | undefined> {
  if (token.equals(USDC)) return new Price(USDC, USDC, 1, 1);
  const direct = await averagePrice(token, USDC);
  if (direct || token.equals(WETH)) return direct;
  const [inWeth, ofWeth] = [await averagePrice(token, WETH), await averagePrice(WETH, USDC)];
  return inWeth && ofWeth && inWeth.multiply(ofWeth);
}

/** The average of the pool of two tokens that had the most liquidity; none without a pool. */
async function averagePrice(base: Token, quote: Token): Promise<Price<Token, Token> | undefined> {
  const fees = [FeeAmount.LOWEST, FeeAmount.LOW, FeeAmount.MEDIUM, FeeAmount.HIGH];
  const means = await Promise.all(fees.map((fee) => meansIn(poolAddress(base, quote, fee))));
  const [deepest] = means
    .filter((mean) => mean !== undefined)
    .sort((one, other) => (one.liquidity > other.liquidity ? -1 : 1));
  return deepest && tickToPrice(base, quote, deepest.tick);
}
// #endregion price

/** The averages of a pool; none where nobody created it, or where its history is too short. */
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
