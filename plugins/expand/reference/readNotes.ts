import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseYaml} from '../../../atlas/parseYaml';
import {notesSchema, type Notes} from './notes';

/** The notes of a page, and the page. */
export type NotedPage = {
  /** The address of the page. */
  route: string;
  /** The file of the notes, as an error names it. */
  file: string;
  notes: Notes;
};

/** Every contract that a page of the site documents, by its key. */
export type NotedPages = ReadonlyMap<string, NotedPage>;

/** Reads the notes beside the pages: each `<page>.yaml` under the folder of the pages. */
export function readNotes(pages: string): NotedPages {
  const noted = new Map<string, NotedPage>();
  const files = readdirSync(pages, {recursive: true, encoding: 'utf8'}).filter((file) =>
    file.endsWith('.yaml'),
  );
  for (const file of files.sort()) {
    const name = path.join(path.basename(pages), file);
    const notes = parseNotes(readFileSync(path.join(pages, file), 'utf8'), name);
    const other = noted.get(notes.contract);
    if (other) {
      throw new Error(
        `${name} and ${other.file} both hold the notes of ${notes.contract}; keep one of them`,
      );
    }
    const route = `/${file.slice(0, -'.yaml'.length).split(path.sep).join('/')}`;
    noted.set(notes.contract, {route, file: name, notes});
  }
  return noted;
}

/** The notes of a file, checked. */
export const parseNotes = (source: string, file: string): Notes =>
  parseYaml(source, {
    file,
    schema: notesSchema,
    help: 'CONTRIBUTING.md, "Add a reference page", says what notes hold.',
  });
