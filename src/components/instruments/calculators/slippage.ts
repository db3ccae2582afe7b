import {deadlineAfter} from '../../../protocol/deadline';
import {rational} from '../../../protocol/rational';
import {BASIS_POINTS, maximumIn, minimumOut} from '../../../protocol/slippage';
import {amount, choice, decimalsOf, integer} from '../fields';
import {instrument} from '../instrument';
import {amountLine, percent, tokens} from '../wording';

/** A year that calendars of browsers still know. */
const LAST_SECOND = 253_000_000_000n;

/** The limits to send with a swap, from a quote, a tolerance and the time that one is ready to wait. */
export default instrument({
  fields: {
    side: choice({
      label: 'The swap fixes its',
      initial: 'input',
      options: [
        ['input', 'input: the quote is an output'],
        ['output', 'output: the quote is an input'],
      ],
    }),
    quote: amount({
      label: 'Quoted amount',
      unit: 'whole tokens',
      decimals: 'decimals',
      initial: '4.960273038901078125',
    }),
    decimals: decimalsOf({label: 'Decimals of that token', initial: '18'}),
    tolerance: integer({
      label: 'Tolerance',
      unit: 'basis points',
      initial: '50',
      least: 0n,
      most: BASIS_POINTS,
      slider: {least: 0, most: 500, step: 5},
    }),
    signedAt: integer({
      label: 'Signed at',
      unit: 'Unix seconds',
      least: 0n,
      most: LAST_SECOND,
      initial: `${Math.floor(Date.now() / 1_000)}`,
    }),
    wait: integer({
      label: 'Wait at most',
      unit: 'minutes',
      initial: '20',
      least: 1n,
      most: 100_000n,
      slider: {least: 1, most: 120, step: 1},
    }),
  },
  answer: ({side, quote, decimals, tolerance, signedAt, wait}) => {
    const quoteWithTolerance = {amount: quote, toleranceBps: tolerance};
    const limit = side === 'input' ? minimumOut(quoteWithTolerance) : maximumIn(quoteWithTolerance);
    const atRisk = side === 'input' ? quote - limit : limit - quote;
    const deadline = deadlineAfter({signedAt, minutes: wait});
    const label = side === 'input' ? 'amountOutMinimum' : 'amountInMaximum';
    const unit = {decimals, unit: 'tokens'};
    return {
      summary: `${label} is ${tokens(limit, decimals)} tokens.`,
      results: [
        amountLine(label, {...unit, raw: limit}),
        amountLine('What others can take from the quote', {...unit, raw: atRisk}),
        {label: 'deadline', human: utc(deadline), full: `${deadline}`},
      ],
      advice: adviceOn({side, tolerance, wait, limit}),
    };
  },
});

type AdviceInput = {side: string; tolerance: bigint; wait: bigint; limit: bigint};

function adviceOn({side, tolerance, wait, limit}: AdviceInput): string[] {
  const share = percent(rational(tolerance, BASIS_POINTS));
  return [
    ...(side === 'input' && limit === 0n
      ? ['A minimum of 0 passes at any price: never send it.']
      : []),
    ...(tolerance === 0n
      ? ['Without tolerance, any trade that runs first makes the swap revert.']
      : []),
    ...(tolerance >= 100n
      ? [
          `A sandwich may take up to ${share} of the quote. Prefer a fresh quote or deeper liquidity.`,
        ]
      : []),
    ...(wait > 30n
      ? [
          'A signed swap can be held back until its limit suits others. Wait for minutes, not hours.',
        ]
      : []),
    ...(wait < 2n ? ['A busy network may not include the swap within a minute.'] : []),
  ];
}

/** A moment as people read it. */
const utc = (seconds: bigint): string =>
  `${new Date(Number(seconds) * 1_000).toISOString().replace('T', ' ').replace('.000Z', '')} UTC`;
