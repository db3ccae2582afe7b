import type {Contract, Member} from './model';

/** The signatures that the pages were written for, by the contract's key: `facts/reference/signatures.json`. */
export type Signatures = Readonly<Record<string, readonly string[]>>;

/** Every member of a contract on a line of its own, in order. */
export const signaturesOf = ({members}: Contract): string[] => members.map(lineOf).sort();

/** What has changed in a contract since the pages were written: members that appeared, vanished or changed. */
export const driftOf = (contract: Contract, written?: Signatures[string]): string[] =>
  driftBetween(signaturesOf(contract), written).map(
    (line) => `${contract.key} ${contract.version}: ${line}`,
  );

/** What has changed between current signatures and those that a page was written for. */
export function driftBetween(
  current: readonly string[],
  written: Signatures[string] = [],
): string[] {
  const appeared = current.filter((line) => !written.includes(line));
  const vanished = written.filter((line) => !current.includes(line));
  const changed = appeared.flatMap((line) => {
    const same = vanished.filter((old) => headOf(old) === headOf(line));
    return same[0] !== undefined && countOf(appeared, line) === 1 && same.length === 1
      ? [{line, old: same[0]}]
      : [];
  });
  return [
    ...changed.map(({line, old}) => `changed: ${line}; the page was written for ${old}`),
    ...appeared
      .filter((line) => !changed.some((one) => one.line === line))
      .map((line) => `appeared: ${line}`),
    ...vanished
      .filter((line) => !changed.some((one) => one.old === line))
      .map((line) => `vanished: ${line}`),
  ];
}

const lineOf = ({declaration, selector}: Member): string =>
  [declaration.replace(/\s+/g, ' ').replace(/([([]) | (?=[)\]])/g, '$1'), selector]
    .filter(Boolean)
    .join(' ');

/** Kind and name: "function swap", "static fromRawAmount". */
const headOf = (line: string): string => /^[^(<:?]*/.exec(line)?.[0] ?? line;

const countOf = (lines: readonly string[], line: string): number =>
  lines.filter((one) => headOf(one) === headOf(line)).length;
