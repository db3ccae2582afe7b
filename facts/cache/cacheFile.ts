import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** A file that can be made again from its inputs. Their digest stands in its name. */
export type CacheFile = {
  folder: string;
  /** What it contains. Of each name the last digest is kept; without a name, every digest is. */
  name?: string;
  digest: string;
  ending?: 'json' | 'png';
};

export const cachePath = ({folder, name, digest, ending = 'json'}: CacheFile): string =>
  path.join(folder, `${name ? `${name}-` : ''}${digest}.${ending}`);

/** What `parse` makes of the file; nothing where there is no file, or `parse` throws or returns nothing. */
export function load<Value>(
  file: CacheFile,
  parse: (content: Buffer) => Value | undefined,
): Value | undefined {
  try {
    return parse(readFileSync(cachePath(file)));
  } catch {
    // The caller makes it again, which replaces a broken file.
    return undefined;
  }
}

/** What the JSON of the file contains; nothing where there is no file, or it is broken or incomplete. */
export const loadJson = <Value>(
  file: CacheFile,
  isComplete: (value: Value) => boolean = () => true,
): Value | undefined =>
  load(file, (content) => {
    const value = JSON.parse(content.toString()) as Value;
    return isComplete(value) ? value : undefined;
  });

/** Writes the file in one step, and removes files of the same name that were made from other inputs. */
export function store(file: CacheFile, content: string | Uint8Array): void {
  mkdirSync(file.folder, {recursive: true});
  const place = cachePath(file);
  const unfinished = path.join(file.folder, `.${randomUUID()}`);
  writeFileSync(unfinished, content);
  // Renamed into place, so that a process beside this one never reads half a file.
  renameSync(unfinished, place);
  removeOthers(file);
}

/** Stores a value as JSON, and returns it as `loadJson` will. */
export function storeJson<Value>(file: CacheFile, value: Value): Value {
  const json = JSON.stringify(value);
  store(file, json);
  return JSON.parse(json) as Value;
}

function removeOthers(file: CacheFile): void {
  const {folder, name} = file;
  if (!name) return;
  readdirSync(folder)
    .filter((other) => other.startsWith(`${name}-`) && other !== path.basename(cachePath(file)))
    .forEach((other) => rmSync(path.join(folder, other), {force: true}));
}
