import type {Decimals} from '../../protocol/price';
import {invert, type Rational} from '../../protocol/rational';
import {amount, choice, decimalsOf} from './fields';
import type {Field} from './instrument';

/** A token of a pool. */
export type TokenName = 'token0' | 'token1';

/** Decimals of both tokens; USDC and WETH at first. */
export const decimalsOfTokens = {
  decimals0: decimalsOf({label: 'Decimals of token0', unit: 'USDC: 6', initial: '6'}),
  decimals1: decimalsOf({label: 'Decimals of token1', unit: 'WETH: 18', initial: '18'}),
};

/** The token that prices are in: `token0` is token0 for one token1. */
export const priceToken: Field<TokenName> = choice<TokenName>({
  label: 'Prices are in',
  initial: 'token0',
  options: [
    ['token0', 'token0 per token1 (USDC per WETH)'],
    ['token1', 'token1 per token0 (WETH per USDC)'],
  ],
});

/** A price in a token, as one in token1 for one token0, which pools have; and the other way. */
export const turned = (price: Rational, token: TokenName): Rational =>
  token === 'token0' ? invert(price) : price;

/** The unit of prices in a token. */
export const unitOf = (token: TokenName): string =>
  token === 'token0' ? 'token0 per token1' : 'token1 per token0';

/** The fee tiers that each factory has, in pips. */
export const feeTier = choice({
  label: 'Fee tier',
  initial: '3000',
  options: [
    ['100', '0.01% (100), spacing 1'],
    ['500', '0.05% (500), spacing 10'],
    ['3000', '0.3% (3000), spacing 60'],
    ['10000', '1% (10000), spacing 200'],
  ],
});

/** The token that a swap sells, whether its input or its output is fixed, and that amount. */
export const swapFields = (initial: string) => ({
  sold: choice<TokenName>({
    label: 'You pay',
    initial: 'token0',
    options: [
      ['token0', 'token0 (USDC)'],
      ['token1', 'token1 (WETH)'],
    ],
  }),
  fixed: choice<'input' | 'output'>({
    label: 'The swap fixes its',
    initial: 'input',
    options: [
      ['input', 'input'],
      ['output', 'output'],
    ],
  }),
  traded: amount({
    label: 'Amount',
    unit: 'whole tokens',
    initial,
    decimals: ({sold, fixed}) =>
      (sold === 'token0') === (fixed === 'input') ? 'decimals0' : 'decimals1',
  }),
});

/** Both tokens of a trade with their decimals. */
export type TradeTokens = {
  sold: TokenName;
  bought: TokenName;
  decimalsIn: bigint;
  decimalsOut: bigint;
};

/** The tokens of a trade that sells one of a pool's. */
export const tokensOf = (sold: TokenName, {decimals0, decimals1}: Decimals): TradeTokens =>
  sold === 'token0'
    ? {sold, bought: 'token1', decimalsIn: decimals0, decimalsOut: decimals1}
    : {sold, bought: 'token0', decimalsIn: decimals1, decimalsOut: decimals0};
