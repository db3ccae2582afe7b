import type {Passage} from '../passages/passage';
import {nameOf, termsIn} from './words';

/** The page of an error names contracts so, with the functions that throw it. */
const CONTRACT = /\b[A-Z]\w+(?=\s+\()/g;
const ERROR = /^(?:Custom error|Revert string) /;
/** The contract that a reason begins with. */
const PREFIX = /^\w+: /;

/** Whether a passage is the entry of an error. */
export const explainsError = ({facts = ''}: Passage): boolean => ERROR.test(facts);

/** Creates what finds the contracts that throw an error, where several entries have its name: by them one is told from another. A contract that no text mentions is left out, as its name is better read in parts. */
export function createThrowers(passages: readonly Passage[]): (passage: Passage) => string[] {
  const entries = passages.filter(explainsError);
  const names = entries.map(errorOf);
  const isShared = (name: string): boolean => names.indexOf(name) !== names.lastIndexOf(name);
  const shared = new Set(entries.filter((entry) => isShared(errorOf(entry))));
  const known = new Set(
    passages.flatMap(({headings, text}) => [...headings, text].flatMap(termsIn)),
  );
  return (passage) =>
    shared.has(passage)
      ? (passage.facts?.match(CONTRACT) ?? []).filter((contract) => known.has(contract))
      : [];
}

const errorOf = ({headings}: Passage): string =>
  nameOf((headings.at(-1) ?? '').replace(PREFIX, ''));
