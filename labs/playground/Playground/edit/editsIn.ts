import type {Edits} from '../../run/runner';

/** The edits that a parsed text of unknown origin holds: texts by the names of files. */
export function editsIn(value: unknown): Edits {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

/** Of these edits, those of known files that differ from their sources. */
export const changesOf = (edits: Edits, sources: Edits): Edits =>
  Object.fromEntries(
    Object.entries(edits).filter(
      ([file, text]) => Object.hasOwn(sources, file) && sources[file] !== text,
    ),
  );
