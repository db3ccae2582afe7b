import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import {allowanceOf, amountOf, approve} from './tokens';

// #region while
/** Lets a contract take these amounts while something is done; what is left is taken back. */
export async function whileApproved<T>(
  amounts: readonly CurrencyAmount<Token>[],
  spender: Address,
  something: () => Promise<T>,
): Promise<T> {
  try {
    for (const amount of amounts) await approve(amount, spender);
    return await something();
  } finally {
    for (const {currency} of amounts) {
      const isLeft = (await allowanceOf(currency, spender)).greaterThan(0);
      if (isLeft) await approve(amountOf(currency, 0n), spender);
    }
  }
}
// #endregion while
