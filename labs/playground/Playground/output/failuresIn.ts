import type {Failure} from '../../../../src/failure/failure';
import {findEntries, type RevertEntry} from '../../../../src/failure/findEntries';
import {readFailure} from '../../../../src/failure/readFailure';
import type {Print} from '../../run/runner';

/** Where a line of output begins to quote a revert; others are not read, as any word could be a reason. */
const QUOTED = /(?:execution reverted|0x08c379a0|0x4e487b71)[^]*|(?<=reverts with |reverts: )[^]*/i;
const MOST = 4;

/** The reverts that an output holds: of its errors, and of the lines that name one of the atlas. */
export function failuresIn(prints: readonly Print[], entries: readonly RevertEntry[]): Failure[] {
  const errors = textOf('err', prints).trim();
  // Another error than a revert counts only where the atlas has it.
  const isOfChain = /revert/i.test(errors);
  const ofErrors = errors === '' ? [] : [readFailure(errors)];
  const ofLines = textOf('out', prints)
    .split('\n')
    .flatMap((line) => QUOTED.exec(line)?.[0] ?? [])
    .map((quoted) => readFailure(quoted));
  const reverts = [
    ...ofErrors.filter((one) => isRevert(one) && (isOfChain || isListed(one, entries))),
    ...ofLines.filter((one) => isRevert(one) && isListed(one, entries)),
  ];
  const distinct = new Map(reverts.map((one) => [JSON.stringify(one), one]));
  return [...distinct.values()].slice(0, MOST);
}

const textOf = (stream: Print['stream'], prints: readonly Print[]): string =>
  prints
    .filter((print) => print.stream === stream)
    .map(({text}) => text)
    .join('');

const isRevert = ({kind}: Failure): boolean => !['malformed', 'missing', 'empty'].includes(kind);

function isListed(failure: Failure, entries: readonly RevertEntry[]): boolean {
  const {total, isNear} = findEntries(failure, entries);
  return total > 0 && !isNear;
}
