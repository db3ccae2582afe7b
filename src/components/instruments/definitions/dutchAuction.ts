import {linearDecay} from '../../../protocol/dutchDecay';
import {evenly} from '../../../protocol/evenly';
import {absolute} from '../../../protocol/integers';
import {multiply, powerOfTen, rational, type Rational} from '../../../protocol/rational';
import {amount, decimalsOf, integer} from '../fields';
import {instrument} from '../instrument';
import {everyNth, placeOf, type Point} from '../picture';
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
    decimals: decimalsOf('Decimals of the token', '6'),
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
    const at = (time: bigint) =>
      linearDecay({
        startAmount: start,
        endAmount: end,
        time,
        startTime: 0n,
        endTime: duration,
      });
    const asked = at(elapsed);
    const told = {decimals, unit: 'tokens'};
    const whole = absolute(start - end);
    const passed: Rational = whole === 0n ? rational(0n) : rational(absolute(start - asked), whole);
    const samples = evenly({from: 0n, to: duration + duration / 4n, steps: SAMPLES});
    const place = (time: bigint): Point => [
      Number(time),
      placeOf(multiply(rational(at(time)), powerOfTen(-decimals))),
    ];
    return {
      summary: `After ${elapsed} seconds the order asks for ${tokens(asked, decimals)} tokens.`,
      results: [
        amountLine('Asked for now', {...told, raw: asked}),
        amountLine('Still to change', {...told, raw: absolute(asked - end)}),
        {label: 'Of the decay', human: `${percent(passed)} has passed`},
      ],
      advice:
        start < end
          ? ['An amount that rises is an input: the swapper pays more the longer it takes.']
          : [],
      pictures: [
        {
          caption: `From ${tokens(start, decimals)} the amount goes in a straight line to ${tokens(end, decimals)} tokens within ${duration} seconds, and stays there.`,
          x: 'Since the start of the decay (seconds)',
          y: 'Asked for (whole tokens)',
          marks: [{x: Number(elapsed), label: `${elapsed} s`}],
          lines: [
            {
              label: 'asked for',
              colour: 1,
              points: [
                ...samples.filter((time) => time < duration),
                duration,
                duration + duration / 4n,
              ].map(place),
            },
          ],
          table: {
            head: ['Seconds', 'Asked for (tokens)', 'Raw units'],
            rows: everyNth(samples, 5).map((time) => [
              `${time}`,
              tokens(at(time), decimals),
              `${at(time)}`,
            ]),
          },
        },
      ],
    };
  },
});
