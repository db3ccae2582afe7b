import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findAddressFaults} from './findAddressFaults';
import {registered} from './registered';

const FOLDERS = ['docs', 'blog', 'examples', 'src', 'figures'];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name)),
);
const faults = files.flatMap((file) =>
  findAddressFaults({file, text: readFileSync(file, 'utf8')}, registered),
);

for (const fault of faults) console.error(fault);
console.log(
  `${files.length} files, ${faults.length} addresses that are not as the registry has them`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
