import type {Options} from 'minisearch';

/** What of a passage is indexed, as words with spaces between. */
export type Fields = {
  id: number;
  heading: string;
  parents: string;
  searchedAs: string;
  asked: string;
  text: string;
  code: string;
};

/** The fields whose words travel; those of the others are read from its excerpt. */
export const SHIPPED = ['asked', 'text', 'code'] as const;

/** How passages are indexed, in the build and in the browser alike. */
export const OPTIONS: Options<Fields> = {
  fields: ['heading', 'parents', 'searchedAs', 'asked', 'text', 'code'],
  tokenize: (text) => text.split(' ').filter(Boolean),
  processTerm: (term) => term,
};
