import type {Contract, Member} from './model';

/** The signatures that the pages were written for, by the contract's key: `reference/signatures.json`. */
export type Signatures = Readonly<Record<string, readonly string[]>>;

/** Every member of a contract on a line of its own, in order. */
export const signaturesOf = ({members}: Contract): string[] => members.map(lineOf).sort();

/** What has changed since the pages were written: members that appeared, vanished or changed. */
export function driftOf(contract: Contract, written: Signatures[string] = []): string[] {
  const found = signaturesOf(contract);
  const appeared = found.filter((line) => !written.includes(line));
  const vanished = written.filter((line) => !found.includes(line));
  const changed = appeared.flatMap((line) => {
    const same = vanished.filter((old) => headOf(old) === headOf(line));
    return same[0] !== undefined && countOf(appeared, line) === 1 && same.length === 1
      ? [{line, old: same[0]}]
      : [];
  });
  const at = `${contract.key} ${contract.version}`;
  return [
    ...changed.map(({line, old}) => `${at}: changed: ${line}; the page was written for ${old}`),
    ...appeared
      .filter((line) => !changed.some((one) => one.line === line))
      .map((line) => `${at}: appeared: ${line}`),
    ...vanished
      .filter((line) => !changed.some((one) => one.old === line))
      .map((line) => `${at}: vanished: ${line}`),
  ];
}

const lineOf = ({declaration, selector}: Member): string =>
  [declaration.replace(/\s+/g, ' ').replace(/([([]) | (?=[)\]])/g, '$1'), selector]
    .filter(Boolean)
    .join(' ');

/** Kind and name: "function swap". */
const headOf = (line: string): string => line.slice(0, line.indexOf('('));

const countOf = (lines: readonly string[], line: string): number =>
  lines.filter((one) => headOf(one) === headOf(line)).length;
