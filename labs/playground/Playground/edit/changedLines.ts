import {differingLines} from '../output/compareLines';

/** Lines of an edited file by number, from 1: those that the source lacks, and those before which some of the source are gone. */
export type ChangedLines = {changed: readonly number[]; removedBefore: readonly number[]};

/** Where an edited file differs from its source. */
export function changedLines(source: readonly string[], edited: readonly string[]): ChangedLines {
  const start = commonStart(source, edited);
  const [before, after] = [source.slice(start), edited.slice(start)];
  const end = commonStart(before.toReversed(), after.toReversed());
  const gone = before.slice(0, before.length - end);
  const isNew = differingLines(after.slice(0, after.length - end), gone);
  const changed: number[] = [];
  const removedBefore: number[] = [];
  let left = gone;
  // Behind the last of these lines follows one that both have, or the end.
  for (const [index, differs] of [...isNew, false].entries()) {
    const number = start + index + 1;
    if (differs) {
      changed.push(number);
      continue;
    }
    const skipped = index < isNew.length ? left.indexOf(after[index] ?? '') : left.length;
    left = left.slice(skipped + 1);
    if (skipped > 0 && !isNew[index - 1]) removedBefore.push(Math.min(number, edited.length));
  }
  return {changed, removedBefore};
}

function commonStart(some: readonly string[], others: readonly string[]): number {
  const index = some.findIndex((line, at) => line !== others[at]);
  return index === -1 ? Math.min(some.length, others.length) : index;
}
