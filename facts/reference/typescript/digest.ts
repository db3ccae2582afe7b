import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A digest of what the model is made from: packages with versions, and the files that read them. */
export function digestOf(packages: readonly string[]): string {
  const hash = createHash('sha256').update(packages.join('\n'));
  const sources = readdirSync(__dirname, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  for (const file of sources) {
    hash.update(`\n${file}\n`).update(readFileSync(path.join(__dirname, file)));
  }
  return hash.digest('hex').slice(0, 16);
}
