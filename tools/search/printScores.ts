import {percent} from './faultsOf';
import type {GoldenRow} from './parseGolden';
import {scoresOf, type AskedRow, type Scores} from './scoresOf';

/** Prints how well search answers, by set and by kind of query. */
export function printScores(asked: readonly AskedRow[]): void {
  console.log('\nBy set');
  console.table({...scoresBy(asked, ({set}) => set), all: shown(scoresOf(asked))});
  console.log('\nBy kind of query');
  console.table(scoresBy(asked, ({kind}) => kind));
}

/** Prints every query that the first result does not answer, with what came first. */
export function printMisses(asked: readonly AskedRow[]): void {
  console.log('\nNot answered by the first result');
  for (const {row, rank, found} of asked) {
    if (rank === 1) continue;
    console.log(`${row.set} ${row.kind}: ${row.query}`);
    console.log(`  came first: ${found[0] ?? 'nothing'}`);
    console.log(`  ${rank ? `place ${rank}` : 'not found'}: ${row.accepted.slice(0, 3).join(' ')}`);
  }
}

function scoresBy(asked: readonly AskedRow[], nameOf: (row: GoldenRow) => string) {
  const names = [...new Set(asked.map(({row}) => nameOf(row)))];
  return Object.fromEntries(
    names.map((name) => [name, shown(scoresOf(asked.filter(({row}) => nameOf(row) === name)))]),
  );
}

const shown = ({count, first, page, third, reciprocal, empty}: Scores) => ({
  queries: count,
  'success@1': percent(first),
  'page@1': percent(page),
  'success@3': percent(third),
  'MRR@10': reciprocal.toFixed(3),
  'zero results': percent(empty),
});
