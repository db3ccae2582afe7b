import {
  getAmountIn,
  getAmountOut,
  priceImpact,
  priceImpactBeyondFee,
} from '../../../protocol/constantProduct';
import {evenly} from '../../../protocol/evenly';
import {expectThat} from '../../../protocol/outOfRange';
import {multiply, powerOfTen, rational, type Rational} from '../../../protocol/rational';
import {amount, choice, decimalsOfTokens, quoted, turned, unitOf} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOf, type Point} from '../picture';
import {amountLine, figure, percent, priceLine, tokens} from '../wording';

const SAMPLES = 40n;

type Sold = 'token0' | 'token1';
type Fixed = 'input' | 'output';

/** What a v2 pair pays for an input, or asks for an output. */
export default instrument({
  fields: {
    sold: choice<Sold>({
      label: 'You pay',
      initial: 'token0',
      options: [
        ['token0', 'token0 (USDC)'],
        ['token1', 'token1 (WETH)'],
      ],
    }),
    fixed: choice<Fixed>({
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
      initial: '10000',
      decimals: ({sold, fixed}) =>
        (sold === 'token0') === (fixed === 'input') ? 'decimals0' : 'decimals1',
    }),
    reserve0: amount({
      label: 'Reserve of token0',
      unit: 'whole tokens',
      initial: '2000000',
      decimals: 'decimals0',
    }),
    reserve1: amount({
      label: 'Reserve of token1',
      unit: 'whole tokens',
      initial: '1000',
      decimals: 'decimals1',
    }),
    quoted,
    ...decimalsOfTokens,
  },
  answer: ({sold, fixed, traded, reserve0, reserve1, quoted: told, decimals0, decimals1}) => {
    const isToken0 = sold === 'token0';
    const [reserveIn, reserveOut] = isToken0 ? [reserve0, reserve1] : [reserve1, reserve0];
    const [decimalsIn, decimalsOut] = isToken0 ? [decimals0, decimals1] : [decimals1, decimals0];
    const bought = isToken0 ? 'token1' : 'token0';
    const reserves = {reserveIn, reserveOut};
    const amountIn = fixed === 'input' ? traded : getAmountIn({...reserves, amountOut: traded});
    const amountOut = fixed === 'input' ? getAmountOut({...reserves, amountIn: traded}) : traded;
    expectThat(
      amountOut > 0n,
      'an input that buys one raw unit or more: for less the pair reverts',
    );
    const done = {...reserves, amountIn, amountOut};

    /** A price of raw amounts, as it is told. */
    const priceOf = (amounts: {paid: bigint; got: bigint}): Rational => {
      const [in1, in0] = isToken0 ? [amounts.got, amounts.paid] : [amounts.paid, amounts.got];
      return turned(multiply(rational(in1, in0), powerOfTen(decimals0 - decimals1)), told);
    };
    const unit = unitOf(told);
    const spot = priceOf({paid: reserveIn, got: reserveOut});
    const samples = evenly({from: 0n, to: amountIn, steps: SAMPLES}).map((paid) => ({
      paid,
      got: paid === 0n ? 0n : getAmountOut({...reserves, amountIn: paid}),
    }));
    const place = ({paid, got}: {paid: bigint; got: bigint}): Point => [
      placeOf(multiply(rational(paid), powerOfTen(-decimalsIn))),
      placeOf(multiply(rational(got), powerOfTen(-decimalsOut))),
    ];
    const promised = (amountIn * reserveOut) / reserveIn;
    return {
      summary: `${tokens(amountIn, decimalsIn)} ${sold} buy ${tokens(amountOut, decimalsOut)} ${bought}.`,
      results: [
        amountLine('You pay', {raw: amountIn, decimals: decimalsIn, unit: sold}),
        amountLine('You receive', {raw: amountOut, decimals: decimalsOut, unit: bought}),
        priceLine('Price before', spot, unit),
        priceLine('Average price', priceOf({paid: amountIn, got: amountOut}), unit),
        priceLine(
          'Price after',
          priceOf({paid: reserveIn + amountIn, got: reserveOut - amountOut}),
          unit,
        ),
        {label: 'Shortfall with the fee', human: percent(priceImpact(done))},
        {label: 'Price impact', human: percent(priceImpactBeyondFee(done))},
      ],
      pictures: [
        {
          caption: `Each further unit buys less: ${tokens(amountIn, decimalsIn)} ${sold} buy ${percent(priceImpact(done))} less than the price before promises.`,
          x: `Paid (whole ${sold})`,
          y: `Received (whole ${bought})`,
          lines: [
            {label: 'received', colour: 1, points: samples.map(place)},
            {
              label: 'at the price before',
              colour: 2,
              points: [place({paid: 0n, got: 0n}), place({paid: amountIn, got: promised})],
            },
          ],
          table: {
            head: [`Paid (${sold})`, `Received (${bought})`, `Average (${unit})`],
            rows: everyNth(samples, 8)
              .filter(({got}) => got > 0n)
              .map(({paid, got}) => [
                tokens(paid, decimalsIn),
                tokens(got, decimalsOut),
                figure(priceOf({paid, got})),
              ]),
          },
        },
      ],
    };
  },
});
