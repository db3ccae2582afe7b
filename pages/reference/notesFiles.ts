import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A file of notes beside a page. */
type NotesFile = {
  /** The file, as an error names it. */
  name: string;
  /** The address of the page. */
  route: string;
  source: string;
};

/** Whether a page is of an SDK, by its file or address: its notes are of packages in TypeScript, all others of contracts. */
export const isOfSdk = (page: string): boolean => /(^|\/docs)\/sdk\//.test(page);

/** Whether notes are of the actions of v4-periphery, by the address of their page. */
export const isOfActions = (route: string): boolean => route.endsWith('/actions');

/** Every `<page>.yaml` under the folder of the pages, by name. */
export const notesFiles = (pages: string): NotesFile[] =>
  readdirSync(pages, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .map((file) => ({
      name: path.join(path.basename(pages), file),
      route: `/${file.slice(0, -'.yaml'.length).split(path.sep).join('/')}`,
      source: readFileSync(path.join(pages, file), 'utf8'),
    }));
