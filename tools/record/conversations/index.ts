import {mkdirSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Conversation} from '../../../labs/playground/chain/replay/conversation';
import {KEPT, writeRecording} from '../../../labs/playground/chain/replay/recording';
import {isProgram} from '../../../pages/examples/programs';
import {readExamples} from '../../../pages/examples/readExamples';
import {bundlePrograms} from '../../examples/bundlePrograms';
import {chooseExamples} from '../../examples/executeExamples';
import {record} from './record';

const FOLDER = '.cache/conversations';

/**
 * Records what programs ask of the sandbox, a file each: all, or those whose paths contain a given
 * word. With `--keep`, those whose conversations `npm test` replays, into the file that it reads.
 */
async function main(words: readonly string[]): Promise<void> {
  const examples = readExamples('examples');
  const isKept = words.includes('--keep');
  const waiting = chooseExamples(examples, isKept ? KEPT : words).filter(isProgram);
  const conversations: Conversation[] = [];
  const bundles = await bundlePrograms(waiting.map((file) => `examples/${file}`));
  mkdirSync(FOLDER, {recursive: true});
  const work = async () => {
    for (let program = waiting.shift(); program; program = waiting.shift()) {
      const bundle = bundles.get(`examples/${program}`) ?? '';
      const {conversation, fault} = await record({program, bundle, examples});
      const file = path.join(FOLDER, `${program.replaceAll('/', '__')}.json`);
      writeFileSync(file, JSON.stringify(conversation));
      conversations.push(conversation);
      const count = conversation.exchanges.length;
      console.log(`${fault ? '✗' : '✓'} ${program}: ${count} requests ${fault ?? ''}`);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, work));
  if (isKept) writeRecording(conversations);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
