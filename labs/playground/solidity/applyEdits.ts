import type {ContractFile} from '../protocol';

/** The sources of a file with what a reader changed in them. */
export const applyEdits = (
  {sources}: ContractFile,
  edits: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(sources).map(([file, text]) => [file, edits[file] ?? text]));
