import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findLanguageFaults} from '../../pages/checks/language/findLanguageFaults';
import {readPages} from '../../pages/checks/readPages';

const notes = ['docs', 'facts/atlas'].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => path.join(folder, file))
    .map((file) => ({file, source: readFileSync(file, 'utf8')})),
);

const faults = [...readPages(), ...notes].flatMap(findLanguageFaults);
for (const fault of faults) console.error(fault);
console.log(
  `${faults.length} sentences that readers read twice. Write them as pages/checks/language/constructions.yaml says`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
