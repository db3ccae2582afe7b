import type {Failure} from '../../../../src/failure/failure';
import {findEntries, type RevertEntry} from '../../../../src/failure/findEntries';
import {readFailure} from '../../../../src/failure/readFailure';
import type {Print} from '../../run/runner';

/** Lines of output that may quote a revert; others are not read, as any word could be a reason. */
const REVERT = /revert|0x08c379a0|0x4e487b71/i;
const MOST = 4;

/** The reverts that an output holds: of its errors, and of the lines that name one of the atlas. */
export function failuresIn(prints: readonly Print[], entries: readonly RevertEntry[]): Failure[] {
  const textOf = (stream: Print['stream']): string =>
    prints
      .filter((print) => print.stream === stream)
      .map(({text}) => text)
      .join('');
  const errors = textOf('err').trim();
  const ofErrors = errors === '' ? [] : [readFailure(errors)].filter(isRevert);
  const ofLines = textOf('out')
    .split('\n')
    .filter((line) => REVERT.test(line))
    .map((line) => readFailure(line))
    .filter((failure) => isRevert(failure) && isListed(failure, entries));
  const all = new Map([...ofErrors, ...ofLines].map((one) => [JSON.stringify(one), one]));
  return [...all.values()].slice(0, MOST);
}

const isRevert = ({kind}: Failure): boolean => !['malformed', 'missing', 'empty'].includes(kind);

function isListed(failure: Failure, entries: readonly RevertEntry[]): boolean {
  const {total, isNear} = findEntries(failure, entries);
  return total > 0 && !isNear;
}
