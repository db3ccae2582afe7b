import type {FieldName} from './fields';
import type {Excerpt} from './packExcerpts';
import {wordsOf} from './words';

type ExcerptWords = Record<Extract<FieldName, 'heading' | 'parents' | 'searchedAs'>, string[]>;

/** The words of excerpts by field: leaving them out of the packed index saves 55 KB (brotli). */
export function excerptWords(excerpts: readonly Excerpt[]): ExcerptWords[] {
  // Passages of a page share its title and its address.
  const known = new Map<string, string[]>();
  const read = (text: string): string[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  return excerpts.map(({url, headings, names}) => {
    const [path = '', anchor = ''] = url.split('#');
    return {
      heading: read(headings.at(-1) ?? ''),
      parents: [...headings.slice(0, -1), path.replace(/[/-]/g, ' '), anchor].flatMap(read),
      searchedAs: read(names.join(' ')),
    };
  });
}
