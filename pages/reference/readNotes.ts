import {parseYaml} from '../../facts/atlas/parseYaml';
import {notesSchema, type ContractNotes} from './contractNotes';
import {isOfActions, isOfSdk, notesFiles} from './notesFiles';

/** The notes of a page, and the page. */
export type NotedPage = {
  /** The address of the page. */
  route: string;
  /** The file of the notes, as an error names it. */
  file: string;
  notes: ContractNotes;
};

/** Every contract that a page of the site documents, by its key. */
export type NotedPages = ReadonlyMap<string, NotedPage>;

/** Reads the notes beside the pages of contracts: each `<page>.yaml` under the folder of the pages, except for that of the actions. */
export function readNotes(pages: string): NotedPages {
  const noted = new Map<string, NotedPage>();
  for (const {name, route, source} of notesFiles(pages)) {
    if (isOfSdk(route) || isOfActions(route)) continue;
    const notes = parseNotes(source, name);
    const other = noted.get(notes.contract);
    if (other) {
      throw new Error(
        `${name} and ${other.file} both hold the notes of ${notes.contract}; keep one of them`,
      );
    }
    noted.set(notes.contract, {route, file: name, notes});
  }
  return noted;
}

/** The notes of a file, checked. */
export const parseNotes = (source: string, file: string): ContractNotes =>
  parseYaml(source, {
    file,
    schema: notesSchema,
    help: 'contributing/reference.md lists the fields of notes.',
  });
