import type {Reach, Thrown} from '../../facts/reference/throws/model';
import type {MemberNote, UnreachableNote} from './exportNotes';

type Checked = {
  /** How a message names the member. */
  at: string;
  said: Partial<MemberNote>;
  /** What the code of the member can reach. */
  reach: Reach;
  /** What the note of the class says that no member throws. */
  never?: readonly UnreachableNote[];
};

/** What is wrong with a member's lists of errors: one that its code reaches and no list has, one that it does not reach. */
export function throwsFaults({at, said, reach, never = []}: Checked): string[] {
  const {throws = [], unreachable = []} = said;
  const isListed = ({text}: Thrown) => throws.some(({error}) => isMessage(error, text));
  const missing = reach.thrown.filter(
    (one) =>
      !isListed(one) && ![...unreachable, ...never].some(({error}) => isMessage(error, one.text)),
  );
  const isReached = (error: string) => reach.thrown.some(({text}) => isMessage(error, text));
  const strange = throws.filter(({error, from}) => isOurs(from) && !isReached(error));
  const stale = unreachable.filter(({error}) => !isReached(error));
  const both = unreachable.filter(({error}) => throws.some((one) => one.error === error));
  return [
    ...missing.map(
      ({text, path, at: place}) =>
        `${at}: no list has the error "${text}", which ${path.join(' → ')} throws (${place}); write under "throws" when, or under "unreachable" why it cannot happen`,
    ),
    ...strange.map(
      ({error}) =>
        `${at} lists "${error}" under "throws", but no call of its code leads there; remove it, or write "from" with the package that throws it`,
    ),
    ...stale.map(
      ({error}) =>
        `${at} lists "${error}" under "unreachable", but no call of its code leads there; remove it`,
    ),
    ...both.map(({error}) => `${at} has "${error}" under "throws" and "unreachable"; keep one`),
  ];
}

/** Whether the message of a note is that of the code, whatever is put in. */
export function isMessage(error: string, text: string): boolean {
  if (error === text) return true;
  const parts = error.split('…').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return parts.length > 1 && new RegExp(`^${parts.join('[^]*')}$`).test(text);
}

const isOurs = (from?: string): boolean => from === undefined || from.startsWith('@uniswap/');
