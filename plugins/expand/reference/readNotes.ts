import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseDocument, type Document} from 'yaml';
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
    const notes = parseOnce(readFileSync(path.join(pages, file), 'utf8'), name);
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

/** Parsed notes by their source: a build reads them for each page that refers to them. */
const parsed = new Map<string, Notes>();

function parseOnce(source: string, file: string): Notes {
  const notes = parsed.get(source) ?? parseNotes(source, file);
  parsed.set(source, notes);
  return notes;
}

/** The notes of a file, checked; the error names the file, the line and what was expected. */
export function parseNotes(source: string, file: string): Notes {
  const document = parseDocument(source, {prettyErrors: true});
  const [broken] = document.errors;
  if (broken) throw new Error(`${file}: ${broken.message}`);

  const {error, value} = notesSchema.validate(document.toJS(), {abortEarly: false});
  if (!error) return value;
  const faults = error.details.map(
    ({message, path: at}) => `${file}:${lineOf(document, at, source)}: ${message}`,
  );
  throw new Error(
    `${faults.join('\n')}\nCONTRIBUTING.md, "Add a reference page", says what notes hold.`,
  );
}

function lineOf(document: Document, at: (string | number)[], source: string): number {
  for (let depth = at.length; depth > 0; depth -= 1) {
    const node = document.getIn(at.slice(0, depth), true);
    const range = (node as {range?: [number, number, number]} | undefined)?.range;
    if (range) return source.slice(0, range[0]).split('\n').length;
  }
  return 1;
}
