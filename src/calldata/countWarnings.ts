import type {Command, Explanation, Field} from './explanation';

/** How many warnings an explanation has, with those of what it holds; what is not read counts as one. */
export function countWarnings(read: Explanation | Command): number {
  return read.kind === 'unread' ? 1 : read.warnings.length + countIn(read.fields);
}

const countIn = (fields: readonly Field[]): number =>
  fields.reduce(
    (sum, {holds, parts = []}) => sum + (holds ? countWarnings(holds) : 0) + countIn(parts),
    0,
  );
