import {ACTIONS} from './actions';
import {PROGRAMS} from './programs';
import {PROTOCOL} from './protocol';

/** Beginnings of foreign words, the longest first, so that the first that fits says the most. */
export const TRANSLATIONS: readonly (readonly [beginning: string, english: string])[] = [
  ...ACTIONS,
  ...PROGRAMS,
  ...PROTOCOL,
]
  .flatMap(([english, others]) =>
    others.split(' ').map((beginning) => [beginning, english] as const),
  )
  .sort(([one], [other]) => other.length - one.length);
