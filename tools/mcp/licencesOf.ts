import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The licences of the packages that files belong to, as one text; throws for a package without one. */
export function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => FOLDER.exec(file)?.[1] ?? []));
  const texts = [...folders].map((folder) => {
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    const {name, version} = JSON.parse(manifest) as {name: string; version: string};
    const file = readdirSync(folder).find((one) => /^(license|licence)/i.test(one));
    if (!file) throw new Error(`${folder} has no licence to pass on with its code`);
    const text = readFileSync(path.join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  });
  return texts.sort().join(`\n${'-'.repeat(80)}\n\n`);
}

/** The folder of the innermost package that a file belongs to. */
const FOLDER = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//;
