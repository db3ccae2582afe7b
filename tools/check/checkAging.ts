import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findAgingFaults} from '../../pages/checks/aging/findAgingFaults';
import {judgedSentences} from '../../pages/checks/aging/judgedSentences';
import {readPages} from '../../pages/checks/readPages';

const notes = readdirSync('docs', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => path.join('docs', file))
  .map((file) => ({file, source: readFileSync(file, 'utf8')}));

const judged = judgedSentences();
const faults = [...readPages(), ...notes].flatMap((page) => findAgingFaults(page, judged));
for (const fault of faults) console.error(fault);
console.log(
  `${faults.length} sentences that age. Show what can change with <State>, a day with <When> (contributing/states.md), or leave the word out`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
