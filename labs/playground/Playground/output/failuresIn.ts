import type {Failure} from '../../../../src/failure/failure';
import {findEntries, type RevertEntry} from '../../../../src/failure/findEntries';
import {readFailure} from '../../../../src/failure/readFailure';
import type {Print} from '../../run/runner';
import {quotedRevert, textOf} from './quotedRevert';

const MOST = 4;

/** The reverts that an output holds: of its errors, and of the lines that name one of the atlas. */
export function failuresIn(prints: readonly Print[], entries: readonly RevertEntry[]): Failure[] {
  const errors = textOf('err', prints).trim();
  // Another error than a revert counts only where the atlas has it.
  const isOfChain = /revert/i.test(errors);
  const ofErrors = errors === '' ? [] : [readFailure(errors)];
  const ofLines = textOf('out', prints)
    .split('\n')
    .flatMap((line) => quotedRevert(line) ?? [])
    .map((quoted) => readFailure(quoted));
  const reverts = [
    ...ofErrors.filter((one) => isRevert(one) && (isOfChain || isListed(one, entries))),
    ...ofLines.filter((one) => isRevert(one) && isListed(one, entries)),
  ];
  const distinct = new Map(reverts.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()].slice(0, MOST);
}

const isRevert = ({kind}: Failure): boolean => !['malformed', 'missing', 'empty'].includes(kind);

function isListed(failure: Failure, entries: readonly RevertEntry[]): boolean {
  const {total, isNear} = findEntries(failure, entries);
  return total > 0 && !isNear;
}
