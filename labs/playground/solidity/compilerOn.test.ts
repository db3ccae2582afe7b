import {expect, onTestFinished, test, vi} from 'vitest';
import {compilerOn, type Surroundings} from './compilerOn';
import type {FromCompiler, ToCompiler} from './worker/messages';

const file = {
  file: 'A.sol',
  version: '0.8.30',
  remappings: [],
  sources: {'A.sol': 'pragma solidity 0.8.30;'},
};

/** Surroundings with a worker that answers so, and what was asked of them. */
function surroundingsOf(answerTo: (message: ToCompiler) => FromCompiler | undefined) {
  const log: string[] = [];
  const surroundings: Surroundings = {
    limitMs: 60_000,
    load: (version) => {
      log.push(`load ${version}`);
      return Promise.resolve({glue: '', wasm: new ArrayBuffer(0)});
    },
    openWorker: () => {
      const {port1, port2} = new MessageChannel();
      port2.onmessage = ({data}: MessageEvent<ToCompiler>) => {
        log.push(data.type);
        const answer = answerTo(data);
        if (answer) port2.postMessage(answer);
      };
      const close = () => {
        log.push('close');
        port1.close();
      };
      return {port: port1, close};
    },
  };
  return {log, surroundings};
}

const answer = ({type}: ToCompiler): FromCompiler =>
  type === 'start' ? {type: 'started'} : {type: 'compiled', output: '{}'};
const onlyStart = (message: ToCompiler) => (message.type === 'start' ? answer(message) : undefined);

test('keeps a compiler for the next file', async () => {
  const {log, surroundings} = surroundingsOf(answer);
  const compiler = compilerOn(surroundings);
  await Promise.all([compiler.compile({file, edits: {}}), compiler.compile({file, edits: {}})]);
  compiler.end();
  expect(log).toEqual(['load 0.8.30', 'start', 'compile', 'compile', 'close']);
});

test('ends a compilation that takes too long, and loads a new compiler for the next', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  onTestFinished(() => void vi.useRealTimers());
  const {log, surroundings} = surroundingsOf((message) => {
    if (message.type === 'compile') vi.advanceTimersByTime(surroundings.limitMs);
    return onlyStart(message);
  });
  const compiler = compilerOn(surroundings);
  for (let run = 0; run < 2; run++) {
    await expect(compiler.compile({file, edits: {}})).rejects.toThrow(
      'The Solidity compiler took more than 60 s and was ended.',
    );
  }
  const once = ['load 0.8.30', 'start', 'compile', 'close'];
  expect(log).toEqual([...once, ...once]);
});

test('ends a compilation with the reason of the signal', async () => {
  const abort = new AbortController();
  const {log, surroundings} = surroundingsOf((message) => {
    if (message.type === 'compile') abort.abort(new Error('stopped by the reader'));
    return onlyStart(message);
  });
  const compiler = compilerOn(surroundings);
  const compilation = compiler.compile({file, edits: {}, signal: abort.signal});
  await expect(compilation).rejects.toThrow('stopped by the reader');
  expect(log.at(-1)).toBe('close');
});

test('reports what the worker failed with', async () => {
  const {surroundings} = surroundingsOf(() => ({type: 'failed', message: 'CompileError: csp'}));
  await expect(compilerOn(surroundings).compile({file, edits: {}})).rejects.toThrow(
    'The Solidity compiler failed: CompileError: csp',
  );
});

test('rejects what is under way when it is ended, and all that follows', async () => {
  let ended: () => void = () => undefined;
  const {surroundings} = surroundingsOf((message) => {
    if (message.type === 'compile') ended();
    return onlyStart(message);
  });
  const compiler = compilerOn(surroundings);
  ended = compiler.end;
  const said = 'The Solidity compiler was ended.';
  await expect(compiler.compile({file, edits: {}})).rejects.toThrow(said);
  await expect(compiler.compile({file, edits: {}})).rejects.toThrow(said);
});
