import type {Engine} from '../../plugins/search/engine/createEngine';
import {percent} from './faultsOf';
import {modalOrder} from './modalOrder';
import {unseenRows, type Half, type UnseenRow} from './unseenRows';

type Answered = UnseenRow & {pages: readonly string[]; rank: number | undefined};

/** Where an entry of a list answers, and not its page. */
const EXACT = ['revert', 'hex'];

/** Asks one half of the unseen queries, and prints its scores by kind; misses of the tuning half alone. */
export function printUnseen(answer: Engine, half: Half, {misses = false} = {}): void {
  const {date, rows} = unseenRows(half);
  const answered = rows.map((row) => answerOf(row, answer));
  console.log(`\nUnseen queries of ${date}, the half "${half}"`);
  console.table({
    ...Object.fromEntries(
      [...new Set(rows.map(({kind}) => kind))].map((kind) => [
        kind,
        scores(answered.filter((one) => one.kind === kind)),
      ]),
    ),
    all: scores(answered),
  });
  if (!misses || half === 'sealed') return;
  for (const {kind, query, accepted, pages, rank} of answered) {
    if (rank === 1) continue;
    console.log(`${kind}: ${query.slice(0, 160)}\n  came first: ${pages.slice(0, 3).join(' ')}`);
    console.log(`  ${rank ? `place ${rank}` : 'not found'}: ${accepted.join(' ')}`);
  }
}

/** The place of the first page that answers, among the pages in the order of the modal. */
function answerOf(row: UnseenRow, answer: Engine): Answered {
  const isExact = EXACT.includes(row.kind);
  const place = (address: string) => (isExact ? address : (address.split('#')[0] ?? ''));
  const pages = [...new Set(modalOrder(answer(row.query).matches).map(place))];
  const accepted = new Set(row.accepted.map(place));
  const at = pages.findIndex((one) => accepted.has(one) || accepted.has(one.split('#')[0] ?? ''));
  return {...row, pages, rank: at < 0 ? undefined : at + 1};
}

function scores(answered: readonly Answered[]) {
  const share = (value: (one: Answered) => number) =>
    answered.reduce((sum, one) => sum + value(one), 0) / Math.max(answered.length, 1);
  const within = (most: number) => percent(share(({rank}) => Number((rank ?? Infinity) <= most)));
  return {
    queries: answered.length,
    'first page': within(1),
    'first three': within(3),
    MRR: share(({rank}) => 1 / (rank ?? Infinity)).toFixed(3),
  };
}
