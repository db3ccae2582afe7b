import {BigNumber} from 'ethers';
import {
  CurrencyAmount,
  Ether,
  Fraction,
  Percent,
  Price,
  type BigintIsh,
  type Currency,
} from '@uniswap/sdk-core';
import {anyOf, choice, made, type Source} from '../inputs';
import {MAX, bigintIsh, chainId, quoted} from './numbers';
import {currency, token} from './tokens';

export const whole = choice({
  good: [quoted('1000000'), quoted('1000000000000000000'), quoted('1000')],
  edge: [
    '0',
    '1',
    '-1',
    '-1000000000000000000',
    MAX,
    String(2n ** 255n),
    String(2n ** 127n),
    String(10n ** 30n),
  ].map(quoted),
});
const denominator = choice({
  good: [quoted('1'), quoted('3')],
  edge: ['-1', '1000000', MAX].map(quoted),
});

const amountIn = (of: Source) =>
  anyOf(
    made(
      'CurrencyAmount.fromRawAmount',
      (of: Currency, raw: BigintIsh) => CurrencyAmount.fromRawAmount(of, raw),
      of,
      whole,
    ),
    made(
      'CurrencyAmount.fromFractionalAmount',
      (of: Currency, over: BigintIsh, under: BigintIsh) =>
        CurrencyAmount.fromFractionalAmount(of, over, under),
      of,
      whole,
      denominator,
    ),
  );
export const tokenAmount = amountIn(token);
export const amount = amountIn(currency);

const under = choice({
  good: [quoted('1'), quoted('3'), quoted('10000')],
  edge: ['0', '-1', MAX].map(quoted),
});
export const fraction = made(
  'new Fraction',
  (...args: [BigintIsh, BigintIsh]) => new Fraction(...args),
  whole,
  under,
);
const share = choice({
  good: [quoted('50'), quoted('0'), quoted('100')],
  edge: ['-1', '10000', '20000', '999999', '100000000', MAX].map(quoted),
});
const outOf = choice({good: [quoted('10000')], edge: ['1', '0', '-1', '100'].map(quoted)});
export const percent = made(
  'new Percent',
  (...args: [BigintIsh, BigintIsh]) => new Percent(...args),
  share,
  outOf,
);
export const price = made(
  'new Price',
  (...args: [Currency, Currency, BigintIsh, BigintIsh]) => new Price(...args),
  currency,
  currency,
  whole,
  whole,
);
export const factor = anyOf(fraction, bigintIsh, percent, price, tokenAmount);

export const ether = made('Ether.onChain', (id: number) => Ether.onChain(id), chainId);
export const bigNumber = choice({
  good: [['BigNumber.from(30)', BigNumber.from(30)]],
  edge: [
    ['BigNumber.from(-1)', BigNumber.from(-1)],
    ['BigNumber.from(0)', BigNumber.from(0)],
  ],
});
