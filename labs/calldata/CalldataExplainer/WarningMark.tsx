import type {ReactNode} from 'react';
import type {Warning} from '../explain/explanation';

type Props = {
  /** Warnings of one step or value. */
  texts: readonly string[];
  /** All warnings, in the order of the list at the top. */
  listed: readonly Warning[];
};

/** Which warnings of the list at the top are of a step. */
export default function WarningMark({texts, listed}: Props): ReactNode {
  if (texts.length === 0) return null;
  const numbers = texts.map((text) => listed.findIndex((one) => one.text === text) + 1);
  return (
    <p className="calldata-warnings">
      {texts.length === 1 ? 'See warning' : 'See warnings'} {numbers.join(', ')} above.
    </p>
  );
}
