import {atLeast, percent} from './faultsOf';
import type {Find, Ways} from './waysOf';
import {isExact, unseenSets, type Half, type UnseenRow} from './unseenRows';

type Answered = UnseenRow & {pages: readonly string[]; rank: number | undefined};

/** What search promises of each set, by day and half. */
const LEAST: Readonly<Record<string, {first: number; third: number}>> = {
  '2026-11-26 tuning': {first: 0.9, third: 0.98},
  '2026-11-26b tuning': {first: 0.9, third: 0.95},
  '2026-11-27 tuning': {first: 0.93, third: 0.99},
  '2026-11-27b tuning': {first: 0.98, third: 0.98},
  '2026-11-27c tuning': {first: 0.96, third: 0.99},
  '2026-11-28 tuning': {first: 0.735, third: 0.9},
  '2026-11-28b tuning': {first: 0.675, third: 0.88},
  '2026-11-28c tuning': {first: 0.99, third: 0.99},
  '2026-11-28d tuning': {first: 0.97, third: 0.98},
  '2026-11-26 sealed': {first: 0.9, third: 0.99},
  '2026-11-27 sealed': {first: 0.95, third: 0.97},
  '2026-11-27b sealed': {first: 0.86, third: 0.92},
  '2026-11-27c sealed': {first: 0.82, third: 0.94},
  '2026-11-28c sealed': {first: 0.86, third: 0.93},
};

/** Asks one half of the unseen queries, and prints its scores by kind, misses of the tuning half alone; returns the promises that are not kept, in words. */
export function printUnseen(ways: Ways, half: Half, {misses = false} = {}): string[] {
  return unseenSets(half).flatMap(({date, rows}) => {
    const answered = rows.map((row) => answerOf(row, ways.modal));
    console.log(`\nUnseen queries of ${date}, the half "${half}"`);
    printKinds(answered);
    console.table(
      Object.fromEntries(
        Object.entries(ways).map(([way, find]) => [
          way,
          scores(rows.map((row) => answerOf(row, find))),
        ]),
      ),
    );
    if (misses && half === 'tuning') printMissed(answered);
    const name = `${date} ${half}`;
    const {first, third} = LEAST[name] ?? {first: 0, third: 0};
    return [
      ...atLeast(shareWithin(answered, 1), first, `of ${name} are answered by the first page`),
      ...atLeast(shareWithin(answered, 3), third, `of ${name} are answered among three pages`),
    ];
  });
}

function printKinds(answered: readonly Answered[]): void {
  const kinds = [...new Set(answered.map(({kind}) => kind))];
  console.table({
    ...Object.fromEntries(
      kinds.map((kind) => [kind, scores(answered.filter((one) => one.kind === kind))]),
    ),
    all: scores(answered),
  });
}

function printMissed(answered: readonly Answered[]): void {
  for (const {kind, query, accepted, pages, rank} of answered) {
    if (rank === 1) continue;
    console.log(`${kind}: ${query.slice(0, 160)}\n  came first: ${pages.slice(0, 3).join(' ')}`);
    console.log(`  ${rank ? `place ${rank}` : 'not found'}: ${accepted.join(' ')}`);
  }
}

/** The place of the first page that answers, among the pages in their order. */
function answerOf(row: UnseenRow, find: Find): Answered {
  const exact = isExact(row);
  const place = (address: string) => (exact ? address : (address.split('#')[0] ?? ''));
  const pages = [...new Set(find(row.query).map(place))];
  const accepted = new Set(row.accepted.map(place));
  const at = pages.findIndex((one) => accepted.has(one) || accepted.has(one.split('#')[0] ?? ''));
  return {...row, pages, rank: at < 0 ? undefined : at + 1};
}

function scores(answered: readonly Answered[]) {
  const reciprocals = answered.reduce((sum, {rank}) => sum + 1 / (rank ?? Infinity), 0);
  return {
    queries: answered.length,
    'first page': percent(shareWithin(answered, 1)),
    'first three': percent(shareWithin(answered, 3)),
    MRR: (reciprocals / Math.max(answered.length, 1)).toFixed(3),
  };
}

/** The share of queries that one of the first pages answers, of so many. */
const shareWithin = (answered: readonly Answered[], most: number): number =>
  answered.filter(({rank}) => (rank ?? Infinity) <= most).length / Math.max(answered.length, 1);
