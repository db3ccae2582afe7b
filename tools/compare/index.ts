import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {withoutHashes} from './withoutHashes';

/** Compares the text files of two builds, but for hashes in names: `tsx tools/compare BEFORE AFTER`. */
function main([before, after]: readonly string[]): void {
  if (!before || !after) throw new Error('Name two folders with builds, the older first.');
  const [older, newer] = [readTexts(before), readTexts(after)];
  const names = [...new Set([...older.keys(), ...newer.keys()])].sort();
  const different = names.filter((name) => older.get(name) !== newer.get(name));
  for (const name of different)
    console.log(`${name}: ${differenceOf(older.get(name), newer.get(name))}`);
  const pages = names.filter((name) => name.endsWith('.html'));
  const changed = different.filter((name) => name.endsWith('.html'));
  console.log(
    `${names.length} texts, ${different.length} differ; ${pages.length} pages, ${changed.length} differ`,
  );
  process.exitCode = different.length > 0 ? 1 : 0;
}

/** Pages, their Markdown versions, feeds and data; scripts and styles are named by their content. */
function readTexts(folder: string): Map<string, string> {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(
    (file) => /\.(html|md|txt|xml|json)$/.test(file) && !file.startsWith('assets/'),
  );
  return new Map(
    files.map((file) => [file, withoutHashes(readFileSync(path.join(folder, file), 'utf8'))]),
  );
}

const AROUND = 60;

function differenceOf(before?: string, after?: string): string {
  if (before === undefined) return 'is new';
  if (after === undefined) return 'is gone';
  const at = [...before].findIndex((letter, index) => letter !== after[index]);
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND));
  return `${part(before)} became ${part(after)}`;
}

main(process.argv.slice(2));
