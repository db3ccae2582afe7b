import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {isProgram} from '../../../pages/examples/programs';
import {readExamples} from '../../../pages/examples/readExamples';
import {bundlePrograms} from '../../examples/bundlePrograms';
import {chooseExamples} from '../../examples/executeExamples';
import {record} from './record';

const FOLDER = '.cache/conversations';

/** Records what programs ask of the sandbox, a file each: all, or those whose paths contain a given word. */
async function main(words: readonly string[]): Promise<void> {
  const examples = readExamples('examples');
  const waiting = chooseExamples(examples, words).filter(isProgram);
  const bundles = await bundlePrograms(waiting.map((file) => `examples/${file}`));
  mkdirSync(FOLDER, {recursive: true});
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const bundle = bundles.get(`examples/${program}`) ?? '';
      const {conversation, fault} = await record({program, bundle, examples});
      const file = path.join(FOLDER, `${program.replaceAll('/', '__')}.json`);
      writeFileSync(file, JSON.stringify(conversation));
      const count = conversation.exchanges.length;
      console.log(`${fault ? '✗' : '✓'} ${program}: ${count} requests ${fault ?? ''}`);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
