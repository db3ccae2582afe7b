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
import {choice, decimalsOfTokens, integer} from '../fields';
import {instrument, type Field} from '../instrument';
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
  answer: ({from, value: given, decimals0, decimals1, digits}) => {
    const decimals = {decimals0, decimals1};
    const sqrtPriceX96 = sqrtPriceFrom(from, given, decimals);
    const tick = from === 'tick' ? given.numerator : getTickAtSqrtPrice(sqrtPriceX96);
    const price = priceOf(sqrtPriceX96, decimals);
    const line = (label: string, told: Rational, unit: string) => ({
      label,
      human: `${figure(told)} ${unit}`,
      full: toDecimal(told, {digits, rounding: 'half'}),
    });
    const asked = from === 'price0' ? invert(given) : given;
    const isRounded = from.startsWith('price') && compare(asked, price) !== 0n;
    const next = tick < MAX_TICK ? priceAtTick(tick + 1n, decimals) : undefined;
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
        ...(next
          ? [
              line('The tick begins at', invert(priceAtTick(tick, decimals)), 'token0 per token1'),
              line('The next tick begins at', invert(next), 'token0 per token1'),
            ]
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

function sqrtPriceFrom(from: From, given: Rational, decimals: Decimals): bigint {
  if (from === 'tick') return getSqrtPriceAtTick(given.numerator);
  if (from === 'sqrt') return given.numerator;
  return sqrtPriceOf(from === 'price0' ? invert(given) : given, decimals);
}
