import {formatUnits} from 'viem';
import {type TokenFacts, tokenOf} from '../../../support/chain';

export {erc20Abi} from 'viem';

/** What the programs need to know of a token. */
export type Token = TokenFacts;

export const usdc = tokenOf('USDC');
export const weth = tokenOf('WETH');
export const uni = tokenOf('UNI');

/** An amount in whole tokens, every digit of it: "4000 USDC". */
export const show = (amount: bigint, {decimals, symbol}: Token): string =>
  `${formatUnits(amount, decimals)} ${symbol}`;
