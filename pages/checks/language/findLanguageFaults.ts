import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import type {Page} from '../listFences';
import {parsePage} from '../parsePage';
import {sentencesIn, sentencesOfNotes} from '../sentences';

/** Words or a construction that readers had to read twice, as a regular expression, and what is plainer. */
type Construction = {found: string; write: string};

const constructions = (
  parse(readFileSync(path.join(__dirname, 'constructions.yaml'), 'utf8')) as Construction[]
).map(({found, write}) => ({pattern: new RegExp(found, 'i'), write}));

/** Sentences of a page or of notes with a construction of `constructions.yaml`. */
export function findLanguageFaults({file, source}: Page): string[] {
  const sentences = /\.ya?ml$/.test(file)
    ? sentencesOfNotes(source)
    : sentencesIn(parsePage(source).children);
  return sentences.flatMap(({text, line}) =>
    constructions.flatMap(({pattern, write}) => {
      const [words] = pattern.exec(text) ?? [];
      if (words === undefined) return [];
      return [`${file}${line ? `:${line}` : ''}: "${words}" in: ${text} Write ${write}.`];
    }),
  );
}
