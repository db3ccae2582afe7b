import type {Fields} from './options';
import type {Shown} from './record';
import {wordsOf} from './words';

type ShownWords = Record<keyof Pick<Fields, 'heading' | 'parents' | 'called'>, string[]>;

/** The words of each passage that its shown texts contain: leaving them out of the index saves 55 KB (brotli). */
export function shownWords(shown: readonly Shown[]): ShownWords[] {
  // Passages of a page share its title and its address.
  const known = new Map<string, string[]>();
  const read = (text: string): string[] => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
  return shown.map(({u, h, c}) => {
    const [path = '', anchor = ''] = u.split('#');
    return {
      heading: read(h.at(-1) ?? ''),
      parents: [...h.slice(0, -1), path.replace(/[/-]/g, ' '), anchor].flatMap(read),
      called: read(c),
    };
  });
}
