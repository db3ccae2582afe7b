import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes files, by their names, under a folder. */
export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
