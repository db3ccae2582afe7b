import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {savedState} from '../../../../sandbox/savedState';
import {savedChain} from '../savedChain';
import {chainOf} from './chainOf';
import {KEPT, readRecording} from './recording';
import {replay} from './replay';

const parts = savedState().then(({stateFile}) => savedChain(readFileSync(stateFile, 'utf8')));

test.each(KEPT)('answers %s as anvil did', async (program) => {
  const conversation = readRecording().find((one) => one.program === program);
  if (!conversation) throw new Error(`${program} is not in the recording: record it again`);

  const chain = await chainOf(await parts);
  const {equal, allowed, faults} = await replay(conversation, chain);

  expect(faults).toEqual([]);
  expect(equal + allowed).toBe(conversation.exchanges.length);
  expect(equal).toBeGreaterThan(allowed);
});
