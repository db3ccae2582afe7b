import {toDecimal} from '../../../protocol/decimal';
import {Q96} from '../../../protocol/integers';
import {parseDecimal, parseInteger, type Parsed} from '../../../protocol/parseDecimal';
import {priceAtTick, priceOf, rawPrice, sqrtPriceOf, type Decimals} from '../../../protocol/price';
import {compare, invert, rational, type Rational} from '../../../protocol/rational';
import {
  getSqrtPriceAtTick,
  getTickAtSqrtPrice,
  MAX_SQRT_PRICE_X96,
  MAX_TICK,
  MIN_SQRT_PRICE_X96,
  MIN_TICK,
} from '../../../protocol/tickMath';
import {choice, integer} from '../fields';
import {instrument, type Field, type Result} from '../instrument';
import {decimalsOfTokens} from '../poolFields';
import {figure} from '../wording';

type From = 'tick' | 'sqrt' | 'price0' | 'price1';

const value: Field<Rational> = {
  label: 'Value',
  initial: '2000',
  control: {kind: 'text', isSigned: true},
  read: (text, {from}) => {
    if (from === 'tick') return whole(text, {least: MIN_TICK, most: MAX_TICK});
    if (from === 'sqrt') {
      return whole(text, {least: MIN_SQRT_PRICE_X96, most: MAX_SQRT_PRICE_X96 - 1n});
    }
    return parseDecimal(text);
  },
};

function whole(text: string, bounds: {least: bigint; most: bigint}): Parsed<Rational> {
  const parsed = parseInteger(text, bounds);
  return 'problem' in parsed ? parsed : {value: rational(parsed.value)};
}

/** Tick, sqrtPriceX96 and price, each from any other. */
export default instrument({
  fields: {
    from: choice<From>({
      label: 'Convert from',
      initial: 'price0',
      options: [
        ['price0', 'price: token0 per token1'],
        ['price1', 'price: token1 per token0'],
        ['tick', 'tick'],
        ['sqrt', 'sqrtPriceX96'],
      ],
    }),
    value,
    ...decimalsOfTokens,
    digits: integer({
      label: 'Digits after the point',
      unit: 'of what is copied',
      initial: '24',
      least: 0n,
      most: 400n,
    }),
  },
  answer: ({from, value: input, digits, ...decimals}) => {
    const sqrtPriceX96 = sqrtPriceFrom(from, {input, decimals});
    const tick = from === 'tick' ? input.numerator : getTickAtSqrtPrice(sqrtPriceX96);
    const price = priceOf(sqrtPriceX96, decimals);
    const inputPrice = from === 'price0' ? invert(input) : input;
    const isRounded = from.startsWith('price') && compare(inputPrice, price) !== 0n;
    const line = (label: string, amount: Rational, unit: string): Result => ({
      label,
      human: `${figure(amount)} ${unit}`,
      full: toDecimal(amount, {digits, rounding: 'half'}),
    });
    const tickLine = (label: string, at: bigint) =>
      line(label, invert(priceAtTick(at, decimals)), 'token0 per token1');
    return {
      summary: `Tick ${tick}, ${figure(invert(price))} token0 per token1.`,
      results: [
        {label: 'Tick', human: `${tick}`},
        {
          label: 'sqrtPriceX96',
          human: `√price is ${figure(rational(sqrtPriceX96, Q96))}, times 2^96`,
          full: `${sqrtPriceX96}`,
        },
        line('Price of token1', invert(price), 'token0 per token1'),
        line('Price of token0', price, 'token1 per token0'),
        line('Raw price', rawPrice(sqrtPriceX96), 'raw token1 per raw token0'),
        ...(tick < MAX_TICK
          ? [tickLine('The tick begins at', tick), tickLine('The next tick begins at', tick + 1n)]
          : []),
      ],
      advice: isRounded
        ? [
            'No sqrtPriceX96 is this price exactly: it is rounded down, as pools hold whole numbers.',
          ]
        : [],
    };
  },
});

function sqrtPriceFrom(
  from: From,
  {input, decimals}: {input: Rational; decimals: Decimals},
): bigint {
  if (from === 'tick') return getSqrtPriceAtTick(input.numerator);
  if (from === 'sqrt') return input.numerator;
  return sqrtPriceOf(from === 'price0' ? invert(input) : input, decimals);
}
