import {nameOf} from '../names';

/** Files of one kind, as a list of them names it. */
export type FileGroup = {label: string; files: readonly string[]};

/** The files of a program in the order in which a reader wants them: itself, what is changed, TypeScript, Solidity. */
export function groupsOf(files: readonly string[], changed: readonly string[]): FileGroup[] {
  const [entry = '', ...rest] = files;
  const others = rest.filter((file) => !changed.includes(file));
  return [
    {label: 'Program', files: [entry]},
    {label: 'Changed', files: rest.filter((file) => changed.includes(file))},
    {label: 'TypeScript', files: others.filter((file) => !isSolidity(file))},
    {label: 'Solidity', files: others.filter(isSolidity)},
  ].filter((group) => group.files.length > 0);
}

const isSolidity = (file: string): boolean => file.endsWith('.sol');

/** What a file is called among others: its name, with its path where two have the name. */
export const labelOf = (file: string, files: readonly string[]): string =>
  files.filter((one) => nameOf(one) === nameOf(file)).length > 1
    ? file.replace(/^examples\//, '')
    : nameOf(file);
