import type {Currency, CurrencyAmount} from '@uniswap/sdk-core';
import {type Pool} from '@uniswap/v4-sdk';
import type {Address} from 'viem';
import type {PoolKey} from '../../../../v4/support/pool';
import {quoteOf} from '../../../../v4/support/swap';
import {baseUnits} from '../../../support/tokens';

/** The key of a pool, as viem takes it. */
export const keyOf = ({poolKey}: Pool): PoolKey => ({
  currency0: poolKey.currency0 as Address,
  currency1: poolKey.currency1 as Address,
  fee: poolKey.fee,
  tickSpacing: poolKey.tickSpacing,
  hooks: poolKey.hooks as Address,
});

/** What V4Quoter says that a pool pays for an input, in base units. */
export const quotedOutput = (pool: Pool, amount: CurrencyAmount<Currency>): Promise<bigint> =>
  quoteOf({
    poolKey: keyOf(pool),
    zeroForOne: amount.currency.equals(pool.currency0),
    amountSpecified: -baseUnits(amount), // negative: an exact input
  });

/** What V4Quoter says that an output of a pool costs, in base units. */
export const quotedInput = (pool: Pool, amount: CurrencyAmount<Currency>): Promise<bigint> =>
  quoteOf({
    poolKey: keyOf(pool),
    zeroForOne: amount.currency.equals(pool.currency1),
    amountSpecified: baseUnits(amount),
  });
