import {strToU8, zipSync} from 'fflate';
import type {SourceFile} from '../../protocol';
import type {Edits} from '../../run/runner';

/** A program as a folder that a reader installs and starts: its files as they are edited, and what they need. */
export function zipProject({sources, project}: SourceFile, edits: Edits, folder: string) {
  const files = Object.entries({...project, ...sources, ...edits});
  return zipSync(
    Object.fromEntries(files.map(([file, text]) => [`${folder}/${file}`, strToU8(text)])),
  );
}
