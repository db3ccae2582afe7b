import type {Conversation} from '../../../labs/playground/chain/replay/conversation';
import {outputOf} from '../../../pages/examples/programs';
import type {Examples} from '../../../pages/examples/readExamples';
import {startSandbox} from '../../../sandbox/startSandbox';
import {runProgram} from '../../examples/runProgram';
import {startRecorder} from './startRecorder';

type Recording = {
  conversation: Conversation;
  /** Why the program did not print what was captured, if it did not. */
  fault?: string;
};

type Program = {
  program: string;
  /** What Node.js runs in its place. */
  bundle: string;
  examples: Examples;
};

/** Runs a program on a fresh sandbox and records what it asks. */
export async function record({program, bundle, examples}: Program): Promise<Recording> {
  const sandbox = await startSandbox({port: 0});
  const recorder = await startRecorder(sandbox.url);
  try {
    const {printed, failure} = await runProgram({file: bundle, chainUrl: recorder.url});
    const isCaptured = printed === examples[outputOf(program)];
    return {
      conversation: {program, exchanges: [...recorder.exchanges]},
      ...((failure !== undefined || !isCaptured) && {fault: failure ?? 'printed something else'}),
    };
  } finally {
    recorder.stop();
    await sandbox.stop();
  }
}
