import {scoresOf, type AnsweredRow} from './scoresOf';

/** What search promises. */
const FIRST = 0.92;
const THIRD = 0.98;
const FIRST_BY_HAND = 0.9;
const FIRST_OF_MESSAGES = 0.99;
const HALVES = ['tune', 'report'];
/** Of queries by writers who have seen neither the engine nor the other rows. */
const UNSEEN_FIRST = 0.68;
const UNSEEN_THIRD = 0.845;
/** Of the index for each page, so that a new page brings its own room; a reference page takes up to 2,400. */
const MOST_BYTES_A_PAGE = 950;

/** Every promise that search does not keep, in words; times are no promise, as machines differ. */
export function faultsOf(
  answered: readonly AnsweredRow[],
  index: {bytes: number; pages: number},
): string[] {
  const seen = scoresOf(answered.filter(({row}) => row.set !== 'fresh'));
  const scoresIn = (set: string) => scoresOf(answered.filter(({row}) => row.set === set));
  const generated = scoresIn('generated');
  const messages = answered.filter(({row}) => row.kind === 'message');
  const unseen = answered.filter(({row}) => row.set === 'fresh');
  const faults = [
    ...atLeast(seen.first, FIRST, 'of the queries but fresh ones are answered by the first result'),
    ...atLeast(
      seen.third,
      THIRD,
      'of the queries but fresh ones are answered by one of the first three',
    ),
    ...(unseen.length > 0 ? unseenFaults(scoresOf(unseen)) : []),
    ...(messages.length > 0
      ? atLeast(
          scoresOf(messages).first,
          FIRST_OF_MESSAGES,
          'of the messages of failed calls are answered by the first result',
        )
      : []),
    ...HALVES.flatMap((set) =>
      atLeast(
        scoresIn(set).first,
        FIRST_BY_HAND,
        `of the queries in ${set} are answered by the first result`,
      ),
    ),
  ];
  if (generated.empty > 0) {
    const empty = answered.filter(
      ({row, results}) => row.set === 'generated' && results.length === 0,
    );
    const some = empty.slice(0, 10).map(({row}) => row.query);
    faults.push(`${empty.length} generated queries have no result, such as ${some.join(', ')}`);
  }
  const bytesAPage = Math.ceil(index.bytes / index.pages);
  if (bytesAPage > MOST_BYTES_A_PAGE) {
    faults.push(
      `the index has ${bytesAPage} bytes compressed for each page, expected at most ${MOST_BYTES_A_PAGE}`,
    );
  }
  return faults;
}

const unseenFaults = ({first, third}: {first: number; third: number}): string[] => [
  ...atLeast(first, UNSEEN_FIRST, 'of the fresh queries are answered by the first result'),
  ...atLeast(third, UNSEEN_THIRD, 'of the fresh queries are answered by one of the first three'),
];

/** The sentence that a promise is not kept, if a share is too small. */
export const atLeast = (share: number, least: number, what: string): string[] =>
  share >= least ? [] : [`${percent(share)} ${what}, expected at least ${percent(least)}`];

/** A share as readers compare it: rounded down, so that what falls short shows. */
export const percent = (share: number): string => `${(Math.floor(share * 1000) / 10).toFixed(1)}%`;
