import {CurrencyAmount, Ether, Fraction, Percent, Price, Token} from '@uniswap/sdk-core';
import type {CalledClasses} from './called';
import {maybe} from './inputs';
import * as of from './sources';

const writes = [maybe(of.digits), maybe(of.format), maybe(of.rounding)];
const compares = {lessThan: [of.factor], equalTo: [of.factor], greaterThan: [of.factor]};
const computes = {
  add: [of.factor],
  subtract: [of.factor],
  multiply: [of.factor],
  divide: [of.factor],
};
const ofFraction = {...compares, ...computes, invert: [], toSignificant: writes, toFixed: writes};

/** Classes of the core. */
export const CORE: CalledClasses = {
  Token: {
    module: '@uniswap/sdk-core',
    class: Token,
    self: of.token,
    members: {
      constructor: [
        of.chainId,
        of.address,
        of.decimals,
        of.text,
        of.text,
        maybe(of.boolean),
        maybe(of.bigNumber),
        maybe(of.bigNumber),
      ],
      equals: [of.currency],
      sortsBefore: [of.token],
    },
  },
  CurrencyAmount: {
    module: '@uniswap/sdk-core',
    class: CurrencyAmount,
    self: of.amount,
    members: {
      ...ofFraction,
      fromRawAmount: [of.currency, of.bigintIsh],
      fromFractionalAmount: [of.currency, of.bigintIsh, of.bigintIsh],
      add: [of.amount],
      subtract: [of.amount],
      toExact: [maybe(of.format)],
    },
  },
  Fraction: {
    module: '@uniswap/sdk-core',
    class: Fraction,
    self: of.fraction,
    members: {
      ...ofFraction,
      constructor: [of.bigintIsh, maybe(of.bigintIsh)],
      toSignificant: [of.digits, maybe(of.format), maybe(of.rounding)],
      toFixed: [of.digits, maybe(of.format), maybe(of.rounding)],
    },
  },
  Percent: {
    module: '@uniswap/sdk-core',
    class: Percent,
    self: of.percent,
    members: {...ofFraction, constructor: [of.bigintIsh, maybe(of.bigintIsh)]},
  },
  Price: {
    module: '@uniswap/sdk-core',
    class: Price,
    self: of.price,
    members: {
      ...ofFraction,
      constructor: [of.currency, of.currency, of.bigintIsh, of.bigintIsh],
      multiply: [of.price],
      quote: [of.amount],
    },
  },
  Ether: {
    module: '@uniswap/sdk-core',
    class: Ether,
    self: of.ether,
    members: {constructor: [of.chainId], onChain: [of.chainId], equals: [of.currency]},
  },
};
