import {type Currency, CurrencyAmount, Ether, Token} from '@uniswap/sdk-core';
import {type Address, erc20Abi} from 'viem';
import {client, confirm} from '../../support/chain';

// #region tokens
export const USDC = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6, 'USDC');
export const WETH = Ether.onChain(1).wrapped; // 18 decimals
export const DAI = new Token(1, '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18, 'DAI');
export const UNI = new Token(1, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 18, 'UNI');
// #endregion tokens

/** Pays in the programs and receives what they give: the first test account. */
export const account = client.account.address;

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
  const contract = {address: token.address as Address, abi: erc20Abi} as const;
  const args = [account, spender] as const;
  return amountOf(token, await client.readContract({...contract, functionName: 'allowance', args}));
}

// #region approve
/** Lets a contract take this much of the account's tokens, and no more. */
export async function approve(amount: CurrencyAmount<Token>, spender: Address): Promise<void> {
  const contract = {address: amount.currency.address as Address, abi: erc20Abi} as const;
  const args = [spender, baseUnits(amount)] as const;
  await confirm(await client.writeContract({...contract, functionName: 'approve', args}));
}
// #endregion approve

/** An amount in whole tokens, every digit of it: "1000 USDC". */
export const show = (amount: CurrencyAmount<Currency>): string =>
  `${amount.toExact()} ${amount.currency.symbol}`;
