import type {Options} from 'minisearch';

/** What of a passage is indexed, as words with spaces between. */
export type Fields = {
  id: number;
  heading: string;
  parents: string;
  called: string;
  asked: string;
  text: string;
  code: string;
};

/** The fields whose words travel; those of the others are read from what is shown of a passage. */
export const SHIPPED = ['asked', 'text', 'code'] as const;

/** How passages are indexed, in the build and in the browser alike. */
export const OPTIONS: Options<Fields> = {
  fields: ['heading', 'parents', 'called', 'asked', 'text', 'code'],
  tokenize: (text) => text.split(' ').filter(Boolean),
  processTerm: (term) => term,
};
