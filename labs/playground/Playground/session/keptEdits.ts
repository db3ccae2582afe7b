import type {Edits} from '../../run/runner';
import {changesOf, editsIn} from '../edit/editsIn';

/** The reader's own edits of a program that this tab keeps, without those of files that changed to them or are gone. */
export function keptEdits(program: string, sources: Edits): Edits {
  try {
    return changesOf(
      editsIn(JSON.parse(sessionStorage.getItem(keyOf(program)) ?? 'null')),
      sources,
    );
  } catch {
    return {};
  }
}

/** Keeps the reader's own edits of a program until the tab closes. */
export function keepEdits(program: string, edits: Edits): void {
  try {
    if (Object.keys(edits).length === 0) sessionStorage.removeItem(keyOf(program));
    else sessionStorage.setItem(keyOf(program), JSON.stringify(edits));
  } catch {
    // Blocked or full storage: the edits hold until the next load.
  }
}

const keyOf = (program: string): string => `playground ${program}`;
