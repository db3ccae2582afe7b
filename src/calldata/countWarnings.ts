import type {Command, Explanation, Field, Warning} from './explanation';

type Counts = (warning: Warning) => boolean;

/** How many warnings an explanation has, with those of what it holds; what is not read counts as one. */
export function countWarnings(read: Explanation | Command, counts: Counts = () => true): number {
  if (read.kind === 'unread') return 1;
  return read.warnings.filter(counts).length + countIn(read.fields, counts);
}

const countIn = (fields: readonly Field[], counts: Counts): number =>
  fields.reduce(
    (sum, {holds, parts = []}) =>
      sum + (holds ? countWarnings(holds, counts) : 0) + countIn(parts, counts),
    0,
  );
