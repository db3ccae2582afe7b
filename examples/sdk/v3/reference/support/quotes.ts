import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {FeeAmount} from '@uniswap/v3-sdk';
import type {Address} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {quoterAbi} from '../../../support/abis';
import {baseUnits} from '../../../support/tokens';

const contract = {address: addressOf('QuoterV2'), abi: quoterAbi} as const;

/** What QuoterV2 says that one pool pays for an input, in base units. */
export async function quotedOutput(
  amount: CurrencyAmount<Token>,
  {token, fee, sqrtPriceLimitX96 = 0n}: {token: Token; fee: FeeAmount; sqrtPriceLimitX96?: bigint},
): Promise<bigint> {
  const tokens = {tokenIn: placeOf(amount.currency), tokenOut: placeOf(token)};
  const args = [{...tokens, fee, amountIn: baseUnits(amount), sqrtPriceLimitX96}] as const;
  const call = {...contract, functionName: 'quoteExactInputSingle', args} as const;
  return (await client.simulateContract(call)).result[0];
}

/** What QuoterV2 says that an output of one pool costs, in base units. */
export async function quotedInput(
  amount: CurrencyAmount<Token>,
  {token, fee}: {token: Token; fee: FeeAmount},
): Promise<bigint> {
  const tokens = {tokenIn: placeOf(token), tokenOut: placeOf(amount.currency)};
  const args = [{...tokens, fee, amount: baseUnits(amount), sqrtPriceLimitX96: 0n}] as const;
  const call = {...contract, functionName: 'quoteExactOutputSingle', args} as const;
  return (await client.simulateContract(call)).result[0];
}

const placeOf = (token: Token): Address => token.address as Address;
