import {linearDecay} from '../../../protocol/dutchDecay';
import {evenly} from '../../../protocol/evenly';
import {absolute} from '../../../protocol/integers';
import {rational, type Rational} from '../../../protocol/rational';
import {amount, decimalsOf, integer} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOfAmount, type Picture, type Point} from '../picture';
import {amountLine, percent, tokens} from '../wording';

const SAMPLES = 30n;

/** What a Dutch order asks for at each second of its decay. */
export default instrument({
  fields: {
    start: amount({
      label: 'Amount at the start',
      unit: 'whole tokens',
      initial: '2010',
      decimals: 'decimals',
    }),
    end: amount({
      label: 'Amount at the end',
      unit: 'whole tokens',
      initial: '1980',
      zero: true,
      decimals: 'decimals',
    }),
    decimals: decimalsOf({label: 'Decimals of the token', initial: '6'}),
    duration: integer({
      label: 'The decay takes',
      unit: 'seconds',
      initial: '90',
      least: 1n,
      most: 1_000_000n,
    }),
    elapsed: integer({
      label: 'Since its start',
      unit: 'seconds',
      initial: '20',
      least: 0n,
      most: 1_000_000n,
      slider: {least: 0, most: 180, step: 1},
    }),
  },
  answer: ({start, end, decimals, duration, elapsed}) => {
    const auction = {start, end, duration};
    const current = amountAt(elapsed, auction);
    const unit = {decimals, unit: 'tokens'};
    return {
      summary: `After ${elapsed} seconds the order asks for ${tokens(current, decimals)} tokens.`,
      results: [
        amountLine('Asked for now', {...unit, raw: current}),
        amountLine('Still to change', {...unit, raw: absolute(current - end)}),
        {
          label: 'Of the decay',
          human: `${percent(partOf(absolute(start - current), absolute(start - end)))} has passed`,
        },
      ],
      advice:
        start < end
          ? ['An amount that rises is an input: the swapper pays more the longer it takes.']
          : [],
      pictures: [decayPicture(auction, {decimals, elapsed})],
    };
  },
});

/** Raw units at the start and the end of a decay, and its seconds. */
type Auction = {start: bigint; end: bigint; duration: bigint};

const amountAt = (time: bigint, {start, end, duration}: Auction): bigint =>
  linearDecay({startAmount: start, endAmount: end, time, startTime: 0n, endTime: duration});

const partOf = (part: bigint, whole: bigint): Rational =>
  whole === 0n ? rational(0n) : rational(part, whole);

function decayPicture(
  auction: Auction,
  {decimals, elapsed}: {decimals: bigint; elapsed: bigint},
): Picture {
  const {start, end, duration} = auction;
  const last = duration + duration / 4n;
  const samples = evenly({from: 0n, to: last, steps: SAMPLES});
  const place = (time: bigint): Point => [
    Number(time),
    placeOfAmount(amountAt(time, auction), decimals),
  ];
  const times = [...samples.filter((time) => time < duration), duration, last];
  return {
    caption: `From ${tokens(start, decimals)} the amount changes in a straight line to ${tokens(end, decimals)} tokens within ${duration} seconds, and stays there.`,
    x: 'Since the start of the decay (seconds)',
    y: 'Asked for (whole tokens)',
    marks: [{x: Number(elapsed), label: `${elapsed} s`}],
    lines: [{label: 'asked for', colour: 1, points: times.map(place)}],
    table: {
      head: ['Seconds', 'Asked for (tokens)', 'Raw units'],
      rows: everyNth(samples, 5).map((time) => [
        `${time}`,
        tokens(amountAt(time, auction), decimals),
        `${amountAt(time, auction)}`,
      ]),
    },
  };
}
