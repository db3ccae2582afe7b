import {type Currency, CurrencyAmount, Token} from '@uniswap/sdk-core';
import {type Address, erc20Abi} from 'viem';
import {type Allowance, readAllowance} from '../../support/allowances';
import {account, chain, client, requireBalance, tokenOf} from '../../support/chain';

export {account} from '../../support/chain';

// #region tokens
/** A token of the chain as the SDK holds it. */
function sdkToken(symbol: Parameters<typeof tokenOf>[0]): Token {
  const {address, decimals} = tokenOf(symbol);
  return new Token(chain.id, address, decimals, symbol);
}

export const USDC = sdkToken('USDC');
export const WETH = sdkToken('WETH'); // 18 decimals
export const DAI = sdkToken('DAI');
export const UNI = sdkToken('UNI');
export const WBTC = sdkToken('WBTC'); // 8 decimals
// #endregion tokens

// #region amounts
/** An amount as the SDK holds it, from base units such as wei. */
export const amountOf = <C extends Currency>(currency: C, baseUnits: bigint): CurrencyAmount<C> =>
  CurrencyAmount.fromRawAmount(currency, String(baseUnits));

/** Base units of an amount, as viem takes them. */
export const baseUnits = (amount: CurrencyAmount<Currency>): bigint =>
  BigInt(amount.quotient.toString());
// #endregion amounts

/** How much of a token somebody holds. */
export async function balanceOf(
  token: Token,
  owner: Address = account,
): Promise<CurrencyAmount<Token>> {
  const contract = {address: token.address as Address, abi: erc20Abi} as const;
  const args = [owner] as const;
  return amountOf(token, await client.readContract({...contract, functionName: 'balanceOf', args}));
}

/** How much of the account's tokens a contract may still take. */
export async function allowanceOf(token: Token, spender: Address): Promise<CurrencyAmount<Token>> {
  return amountOf(token, await readAllowance({token: token.address as Address, spender}));
}

// #region allowance
/** What lets a contract take this much of the account's tokens, and no more. */
export const allowanceFor = (spender: Address, amount: CurrencyAmount<Token>): Allowance => ({
  token: amount.currency.address as Address,
  spender,
  amount: baseUnits(amount),
});
// #endregion allowance

/** Ends the program before it sends anything, where the account holds less than these amounts. */
export async function requireAmounts(...amounts: readonly CurrencyAmount<Token>[]): Promise<void> {
  for (const amount of amounts) {
    const {symbol = '', address, decimals} = amount.currency;
    await requireBalance({symbol, address: address as Address, decimals}, baseUnits(amount));
  }
}

/** An amount in whole tokens, every digit of it: "1000 USDC". */
export const show = (amount: CurrencyAmount<Currency>): string =>
  `${amount.toExact()} ${amount.currency.symbol}`;
