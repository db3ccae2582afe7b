import {useEffect} from 'react';
import type {Session} from './session/session';

/** How many times the open page shows the whole captured output of each program. */
const counts = new Map<string, number>();

/**
 * Whether the output of a run stands below the buttons that started it: where the page has no other
 * place for it, or the editor is open there.
 */
export const standsBelow = ({program, editing, ranFrom}: Session): boolean =>
  (counts.get(program) ?? 0) === 0 || (editing !== undefined && editing.place === ranFrom);

/** Counts the whole captured output of a program for as long as the page shows it. */
export function useCounted(program: string | undefined): void {
  useEffect(() => {
    if (program === undefined) return undefined;
    counts.set(program, (counts.get(program) ?? 0) + 1);
    return () => {
      counts.set(program, (counts.get(program) ?? 1) - 1);
    };
  }, [program]);
}
