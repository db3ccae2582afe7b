import {percent} from './faultsOf';
import type {GoldenRow} from './parseGolden';
import {scoresOf, type AnsweredRow, type Scores} from './scoresOf';

/** Prints how well search answers, by set and by kind of query. */
export function printScores(answered: readonly AnsweredRow[]): void {
  console.log('\nBy set');
  console.table({...scoresBy(answered, ({set}) => set), all: rowOf(scoresOf(answered))});
  console.log('\nBy kind of query');
  console.table(scoresBy(answered, ({kind}) => kind));
}

/** Prints every query that the first result does not answer, with what came first. */
export function printMisses(answered: readonly AnsweredRow[]): void {
  console.log('\nNot answered by the first result');
  for (const {row, rank, results} of answered) {
    if (rank === 1) continue;
    console.log(`${row.set} ${row.kind}: ${row.query}`);
    console.log(`  came first: ${results[0] ?? 'nothing'}`);
    console.log(`  ${rank ? `place ${rank}` : 'not found'}: ${row.accepted.slice(0, 3).join(' ')}`);
  }
}

function scoresBy(answered: readonly AnsweredRow[], groupOf: (row: GoldenRow) => string) {
  const names = [...new Set(answered.map(({row}) => groupOf(row)))];
  return Object.fromEntries(
    names.map((name) => [name, rowOf(scoresOf(answered.filter(({row}) => groupOf(row) === name)))]),
  );
}

const rowOf = ({count, first, page, third, reciprocal, empty}: Scores) => ({
  queries: count,
  'success@1': percent(first),
  'page@1': percent(page),
  'success@3': percent(third),
  'MRR@10': reciprocal.toFixed(3),
  'zero results': percent(empty),
});
