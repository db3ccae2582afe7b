import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {chainOf} from '../../../labs/playground/chain/replay/chainOf';
import {replay} from '../../../labs/playground/chain/replay/replay';
import {savedChain} from '../../../labs/playground/chain/savedChain';
import {isProgram} from '../../../pages/examples/programs';
import {readExamples} from '../../../pages/examples/readExamples';
import {savedState} from '../../../sandbox/savedState';
import {isDeep} from '../../../testing/tier';
import {bundlePrograms} from '../../examples/bundlePrograms';
import {record} from './record';

// `npm test` replays what is recorded of some programs (labs/playground/chain/replay).
test.runIf(isDeep)(
  'answers every program as anvil does now',
  async () => {
    const examples = readExamples('examples');
    const programs = Object.keys(examples).filter(isProgram);
    const bundles = await bundlePrograms(programs.map((program) => `examples/${program}`));
    const parts = savedChain(readFileSync((await savedState()).stateFile, 'utf8'));
    const faults: string[] = [];
    let answers = 0;
    for (const program of programs) {
      const bundle = bundles.get(`examples/${program}`) ?? '';
      const {conversation} = await record({program, bundle, examples});
      const result = await replay(conversation, await chainOf(parts));
      faults.push(...result.faults);
      answers += conversation.exchanges.length;
    }

    expect(faults).toEqual([]);
    expect(answers).toBeGreaterThan(9_000);
  },
  3_600_000,
);
