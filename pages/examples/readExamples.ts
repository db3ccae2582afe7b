import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Texts of the files under `examples/`, by their path there. */
export type Examples = Readonly<Record<string, string>>;

/** Reads the programs and queries of a site, their contracts, data and captured output. */
export function readExamples(directory: string): Examples {
  const files = readdirSync(directory, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.(tsx?|cjs|sol|graphql|json|txt)$/.test(file))
    .sort();
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(directory, file), 'utf8')]),
  );
}
