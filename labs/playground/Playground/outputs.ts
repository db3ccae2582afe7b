import {useEffect} from 'react';

/** How many captured outputs of each program the open page shows. */
const counts = new Map<string, number>();

export const hasOutput = (program: string): boolean => (counts.get(program) ?? 0) > 0;

/** Counts a captured output for as long as the page shows it. */
export function useCounted(program: string): void {
  useEffect(() => {
    counts.set(program, (counts.get(program) ?? 0) + 1);
    return () => {
      counts.set(program, (counts.get(program) ?? 1) - 1);
    };
  }, [program]);
}
