import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** What is cached is made from these versions, by the extractor in this folder. */
type Made = {siteDirectory: string; name: string; versions: readonly string[]; extractor: string};

/** What was made from the same versions by the same extractor, else makes it and keeps it. */
export function cached<Value>(made: Made, make: () => Value): Value {
  const folder = path.join(made.siteDirectory, '.cache/reference');
  const file = path.join(folder, `${made.name}-${digestOf(made)}.json`);
  const kept = read<Value>(file);
  if (kept !== undefined) return kept;

  const value = make();
  mkdirSync(folder, {recursive: true});
  readdirSync(folder)
    .filter((one) => one.startsWith(`${made.name}-`))
    .forEach((stale) => rmSync(path.join(folder, stale), {force: true}));
  writeFileSync(file, JSON.stringify(value));
  return value;
}

function digestOf({versions, extractor}: Made): string {
  const hash = createHash('sha256').update(versions.join('\n'));
  readdirSync(extractor, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(ts|mjs)$/.test(file) && !file.endsWith('.test.ts'))
    .sort()
    .forEach((file) => hash.update(readFileSync(path.join(extractor, file))));
  return hash.digest('hex').slice(0, 16);
}

/** A file that is missing or was cut is made anew. */
function read<Value>(file: string): Value | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}
