import type {TestDetails} from '@playwright/test';

/** Whether a run tries everything, as `npm run test:deep` does, or a part of it, as `npm test` does. */
export const isDeep = Boolean(process.env.DEEP);

/** How many of so many inputs a run tries: all of them in the deep tier, else a tenth. */
export const triedOf = (all: number): number => (isDeep ? all : Math.ceil(all / 10));

/** A theme and a width in pixels. */
export type Look = {colorScheme: 'dark' | 'light'; width: number};

/** How a page is looked at: every width in both themes in the deep tier, else the narrowest in dark, the widest in light. */
export function looksOf(...widths: readonly number[]): Look[] {
  if (isDeep) {
    return widths.flatMap((width) => [
      {colorScheme: 'dark', width},
      {colorScheme: 'light', width},
    ]);
  }
  return [
    {colorScheme: 'dark', width: Math.min(...widths)},
    {colorScheme: 'light', width: Math.max(...widths)},
  ];
}

/** A test of the deep tier: one that builds, breaks or repeats what another test stands for. */
export const deep: TestDetails = {tag: '@deep'};

/** Leaves to the deep tier a test that repeats the promise of the test before it. */
export const deepWhere = (isRepeated: boolean): TestDetails => (isRepeated ? deep : {});
