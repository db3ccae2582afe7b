import type {AtlasEntry} from '../../facts/atlas';
import {chainTo, namesOf, textOf, type Frame, type Selectors} from './judgeRevert';

type Known = {
  /** The contract that was called, as throwers of the atlas name it. */
  contract: string;
  entries: readonly AtlasEntry[];
  selectors: Selectors;
};

/**
 * Why the atlas does not know a revert of a contract; nothing where it does. What the contract reverts
 * with itself needs an entry that names it and the function called, from outside or by itself; what it
 * passes on of a pool or a token is theirs.
 */
export function judgeThrower(
  frame: Frame,
  {contract, entries, selectors}: Known,
): string | undefined {
  const text = textOf(frame.output, selectors);
  // A revert without data has no identifier, and a panic no entry.
  if (text === 'none' || text.startsWith('Panic(')) return undefined;
  const chain = [frame, ...chainTo(frame)];
  const isOwn = ({to}: Frame): boolean => to?.toLowerCase() === frame.to?.toLowerCase();
  if (!chain.slice(-1).every(isOwn)) return undefined;
  const functions = chain.filter(isOwn).flatMap((call) => calledBy(call, selectors));
  const named = entries.filter(({identifier}) => identifier === text);
  if (named.length === 0) return `reverts with ${text}, which has no entry`;
  const isNamed = named.some(({throwers}) =>
    throwers.some(
      (one) =>
        one.contract === contract &&
        !one.isHeldOnly &&
        one.functions.some((name) => functions.includes(name)),
    ),
  );
  return isNamed ? undefined : `reverts with ${text}, whose entry does not name it`;
}

/** The names of the function that a call runs; a call without data runs `receive`. */
const calledBy = (call: Frame, selectors: Selectors): readonly string[] =>
  call.input === '0x' ? ['receive'] : namesOf(call, selectors);
