import {
  computePriceImpact,
  CurrencyAmount,
  type Fraction,
  Percent,
  Price,
  Token,
  TradeType,
} from '@uniswap/sdk-core';
import {Pair, Route, Trade} from '@uniswap/v2-sdk';
import {numberToHex} from 'viem';
import {test} from 'vitest';
import {getAmountIn, getAmountOut, priceImpact} from '../../src/protocol/constantProduct';
import {OutOfRange} from '../../src/protocol/outOfRange';
import {rational} from '../../src/protocol/rational';
import {maximumIn, minimumOut} from '../../src/protocol/slippage';
import {above0, amount, either, type Source, unsigned} from './inputs';
import {between} from './random';
import {type ComparedWithSdk, expectAgreementWithSdk} from './withSdk';

const [token0, token1] = [1, 2].map((at) => new Token(1, numberToHex(at, {size: 20}), 18)) as [
  Token,
  Token,
];
const of = (token: Token, raw: bigint) => CurrencyAmount.fromRawAmount(token, String(raw));
const pairOf = (reserve0: bigint, reserve1: bigint) =>
  new Pair(of(token0, reserve0), of(token1, reserve1));
const raw = (given: {quotient: {toString(): string}}) => BigInt(given.quotient.toString());
const parts = (given: Fraction) => {
  const [numerator, denominator] = [given.numerator, given.denominator].map(String).map(BigInt);
  return Object.values(rational(numerator as bigint, denominator));
};

const some = above0(either(amount, unsigned(100)));
const bps: Source = {
  boundaries: [0n, 1n, 50n, 9_999n, 10_000n],
  random: () => between(0n, 10_000n),
};
const deep = {reserveIn: 10n ** 30n, reserveOut: 10n ** 30n};
const route = new Route([pairOf(deep.reserveIn, deep.reserveOut)], token0, token1);
const percent = (value: bigint) => new Percent(String(value), '10000');

/** The SDK has errors of its own for an output of 0; the contract gives 0. */
function expectOutput(output: bigint): bigint {
  if (output === 0n) throw new OutOfRange('an output above 0');
  return output;
}

const compared: Readonly<Record<string, ComparedWithSdk>> = {
  'Pair.getOutputAmount': {
    sources: [some, some, some],
    ours: (amountIn, reserveIn, reserveOut) =>
      expectOutput(getAmountOut({amountIn, reserveIn, reserveOut})),
    theirs: (amountIn, reserveIn, reserveOut) =>
      raw(pairOf(reserveIn, reserveOut).getOutputAmount(of(token0, amountIn))[0]),
  },
  'Pair.getInputAmount': {
    sources: [some, some, some],
    ours: (amountOut, reserveIn, reserveOut) => getAmountIn({amountOut, reserveIn, reserveOut}),
    theirs: (amountOut, reserveIn, reserveOut) =>
      raw(pairOf(reserveIn, reserveOut).getInputAmount(of(token1, amountOut))[0]),
  },
  computePriceImpact: {
    sources: [some, some, some, some],
    ours: (amountIn, amountOut, reserveIn, reserveOut) =>
      Object.values(priceImpact({amountIn, amountOut, reserveIn, reserveOut})),
    theirs(amountIn, amountOut, reserveIn, reserveOut) {
      const mid = new Price(token0, token1, String(reserveIn), String(reserveOut));
      return parts(computePriceImpact(mid, of(token0, amountIn), of(token1, amountOut)));
    },
  },
  'Trade.minimumAmountOut': {
    sources: [some, bps],
    ours: (amountIn, toleranceBps) =>
      minimumOut({amount: expectOutput(getAmountOut({amountIn, ...deep})), toleranceBps}),
    theirs(amountIn, toleranceBps) {
      const trade = new Trade(route, of(token0, amountIn), TradeType.EXACT_INPUT);
      return raw(trade.minimumAmountOut(percent(toleranceBps)));
    },
  },
  'Trade.maximumAmountIn': {
    sources: [some, bps],
    ours: (amountOut, toleranceBps) =>
      maximumIn({amount: getAmountIn({amountOut, ...deep}), toleranceBps}),
    theirs(amountOut, toleranceBps) {
      const trade = new Trade(route, of(token1, amountOut), TradeType.EXACT_OUTPUT);
      return raw(trade.maximumAmountIn(percent(toleranceBps)));
    },
  },
};

test.each(Object.entries(compared))('agrees with %s', (_name, one) => {
  expectAgreementWithSdk(one);
});
