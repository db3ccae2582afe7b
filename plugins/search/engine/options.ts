import type {Options} from 'minisearch';
import {wordsOf} from './words';

/** What of a section is indexed. */
export type Fields = {id: number; heading: string; parents: string; text: string; code: string};

/** How sections are indexed, in the build and in the browser alike. */
export const OPTIONS: Options<Fields> = {
  fields: ['heading', 'parents', 'text', 'code'],
  tokenize: wordsOf,
  processTerm: (term) => term,
};
