import type {Failure} from '../../../../src/failure/failure';
import {findEntries, type RevertEntry} from '../../../../src/failure/findEntries';
import {readFailure} from '../../../../src/failure/readFailure';
import type {Print} from '../../run/runner';
import {quotedRevert, textOf} from './quotedRevert';

/** Of the lines that quote a revert, so many different ones are read, and so many reverts are shown. */
const MOST_READ = 20;
const MOST_SHOWN = 4;

/** Reverts of an output, each once, and whether it may hold more. */
export type Reverts = {failures: readonly Failure[]; hasMore: boolean};

/** The reverts that an output holds: of its errors, and of the lines that name one of the atlas. */
export function failuresIn(prints: readonly Print[], entries: readonly RevertEntry[]): Reverts {
  const errors = textOf('err', prints).trim();
  // Another error than a revert counts only where the atlas has it.
  const isOfChain = /revert/i.test(errors);
  const ofErrors = errors === '' ? [] : [readFailure(errors)];
  const quotes = quotedReverts(textOf('out', prints), MOST_READ + 1);
  const ofLines = quotes.slice(0, MOST_READ).map((quoted) => readFailure(quoted));
  const reverts = [
    ...ofErrors.filter((one) => isRevert(one) && (isOfChain || isListed(one, entries))),
    ...ofLines.filter((one) => isRevert(one) && isListed(one, entries)),
  ];
  const distinct = new Map(reverts.map((one) => [JSON.stringify(one), one]));
  return {
    failures: [...distinct.values()].slice(0, MOST_SHOWN),
    hasMore: distinct.size > MOST_SHOWN || quotes.length > MOST_READ,
  };
}

/** The reverts that lines quote, as text, each once, up to so many. */
function quotedReverts(text: string, most: number): string[] {
  const quotes = new Set<string>();
  for (const line of text.split('\n')) {
    const quoted = quotedRevert(line);
    if (quoted !== undefined) quotes.add(quoted);
    if (quotes.size === most) break;
  }
  return [...quotes];
}

const isRevert = ({kind}: Failure): boolean => !['malformed', 'missing', 'empty'].includes(kind);

function isListed(failure: Failure, entries: readonly RevertEntry[]): boolean {
  const {total, isNear} = findEntries(failure, entries);
  return total > 0 && !isNear;
}
