import type {CallInside, Failure} from './failure';

/** An entry of the list of reverts, as the look-up needs it. */
export type RevertEntry = {
  /** A revert string, `Too little received`, or an error's signature, `AllowanceExpired(uint256)`. */
  identifier: string;
  /** Selector of a custom error, as `0x` and eight hex digits. */
  selector?: string;
  /** Address of the entry, with its anchor. */
  href: string;
  product: string;
  /** When it reverts and what to do, as sentences with code in backticks; on some lists. */
  condition?: string;
  fix?: string;
};

/** The first entries that match, how many match in all, and whether they only resemble the input. */
export type EntryMatches = {entries: readonly RevertEntry[]; total: number; isNear: boolean};

const MOST = 8;

/** The entries that explain a revert: those that are it, or else those that resemble it. */
export function findEntries(failure: Failure, entries: readonly RevertEntry[]): EntryMatches {
  if (failure.kind === 'string') return findText(failure.text, entries);
  if (failure.kind === 'malformed') return findTail(failure.tail ?? '', entries);
  if (failure.kind !== 'selector') return firstOf([]);
  return firstOf(entries.filter(({selector}) => selector?.toLowerCase() === failure.selector));
}

/** The entry of the error that says what kind of call reverted inside of another. */
export const findDetails = (
  {details}: CallInside,
  entries: readonly RevertEntry[],
): RevertEntry | undefined =>
  details === undefined
    ? undefined
    : entries.find(({selector}) => selector?.toLowerCase() === details);

/** The entries that the end of elided data names; what only resembles one says nothing. */
function findTail(tail: string, entries: readonly RevertEntry[]): EntryMatches {
  const matches = findText(tail, entries);
  return matches.isNear ? firstOf([]) : matches;
}

function findText(text: string, entries: readonly RevertEntry[]): EntryMatches {
  const lower = text.toLowerCase();
  const name = nameOf(lower);
  const same = [
    (identifier: string) => identifier === text,
    (identifier: string) => identifier.toLowerCase() === lower,
    (identifier: string) => name !== undefined && identifier.toLowerCase().startsWith(`${name}(`),
  ];
  for (const isSame of same) {
    const matching = entries.filter(({identifier}) => isSame(identifier));
    if (matching.length > 0) return firstOf(matching);
  }
  const inside = entries.filter(({identifier}) => isInside(identifier, text));
  if (inside.length > 0) return firstOf(inside);
  const place = ({identifier}: RevertEntry) => identifier.toLowerCase().indexOf(lower);
  const starting = entries.filter((entry) => place(entry) === 0);
  const holding = entries.filter((entry) => place(entry) > 0);
  return {...firstOf([...starting, ...holding]), isNear: true};
}

/** Whether a longer text names an error with a bracket after it, or quotes a whole string. */
function isInside(identifier: string, text: string): boolean {
  const [name = '', types] = identifier.split('(');
  if (types === undefined) return ['"', "'", '`'].some((q) => text.includes(q + identifier + q));
  const at = text.indexOf(`${name}(`);
  return at >= 0 && !/\w/.test(text.charAt(at - 1));
}

/** The name of an error that is written with values, as `AllowanceExpired(1700000000)`, or alone. */
const nameOf = (text: string): string | undefined =>
  /^([a-z_$][\w$]*)(?:\(.*\))?$/s.exec(text)?.[1];

const firstOf = (matching: readonly RevertEntry[]): EntryMatches => ({
  entries: matching.slice(0, MOST),
  total: matching.length,
  isNear: false,
});
