// @vitest-environment happy-dom
import {expect, test, vi} from 'vitest';
import type {Print} from '../../run/runner';
import {hashOfEdits} from '../edit/editState';
import {
  at,
  exited,
  fakeRunner,
  FILE,
  open,
  sessionOf,
  startEachAlone,
  started,
} from './session.fixture';

startEachAlone();

test('keeps what a program prints and what it printed when it was captured', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  sessionOf('home/swap.ts').act.run('place');
  await started(runs, 1);
  const prints: Print[] = [
    {stream: 'out', text: 'o'},
    {stream: 'out', text: 'ne\n'},
    {stream: 'err', text: 'wrong\n'},
  ];
  for (const print of prints) runs[0]?.onPrint(print);
  runs[0]?.end(exited);
  await at('ended');
  expect(sessionOf('home/swap.ts')).toMatchObject({
    captured: 'one\n',
    prints: [
      {stream: 'out', text: 'one\n'},
      {stream: 'err', text: 'wrong\n'},
    ],
    hasChain: true,
    progress: {outcome: exited},
    ranFrom: 'place',
  });
});

test('says how much a run loads before it does, where a reader spares data', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  const {runner, runs} = fakeRunner();
  open(runner);
  sessionOf('home/swap.ts').act.run('place');
  await at('asked');
  expect(sessionOf('home/swap.ts').progress).toEqual({at: 'asked', bytes: 230_400});
  expect(runs).toHaveLength(0);
  sessionOf('home/swap.ts').act.run('place');
  await started(runs, 1);
  runs[0]?.end(exited);
});

test('leads to the line that kept a program from starting', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  sessionOf('home/swap.ts').act.run('place');
  await started(runs, 1);
  const message = 'examples/a.ts:3: SyntaxError: Unexpected token';
  runs[0]?.end({...exited, end: 'not-started', exitCode: 1, message});
  await vi.waitFor(() => {
    expect(sessionOf('home/swap.ts').editing).toEqual({
      ...{place: 'place', file: 'examples/a.ts', goTo: {line: 3, column: 1}},
    });
  });
});

test('runs the changed files, and forgets a change that is taken back', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  const {act} = sessionOf('home/swap.ts');
  act.edit(FILE, 'new');
  act.edit('examples/a.ts', 'b');
  act.edit('examples/a.ts', 'a');
  act.run('place');
  await started(runs, 1);
  expect(runs[0]?.edits).toEqual({[FILE]: 'new'});
  runs[0]?.end(exited);
});

test('shows the code of a link before a press runs it', async () => {
  const {runner, runs} = fakeRunner();
  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs', 'examples/none.ts': ''});
  open(runner);
  const {act} = sessionOf('home/swap.ts');
  await act.takeLink('place');
  expect(sessionOf('home/swap.ts')).toMatchObject({isForeign: true, edits: {[FILE]: 'theirs'}});
  act.run('other');
  expect(sessionOf('home/swap.ts').editing?.place).toBe('other');
  expect(runs).toHaveLength(0);
  act.run('other');
  await started(runs, 1);
  runs[0]?.end(exited);
  act.reset();
  expect(sessionOf('home/swap.ts').isForeign).toBe(false);
  act.undoReset();
  expect(sessionOf('home/swap.ts')).toMatchObject({isForeign: true, edits: {[FILE]: 'theirs'}});
});

test('asks again before it runs the code of a link that came after its question', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  const {runner, runs} = fakeRunner();
  open(runner);
  const {act} = sessionOf('home/swap.ts');
  act.run('place');
  await at('asked');
  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  await act.takeLink('place');
  act.run('place');
  await at('asked');
  expect(runs).toHaveLength(0);
  act.run('place');
  await started(runs, 1);
  runs[0]?.end(exited);
});

test('starts nothing by itself where a link comes while a question is put together', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  const {runner, runs} = fakeRunner();
  let failToAsk = (): void => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    failToAsk = () => {
      reject(new Error('The size did not load.'));
    };
  });
  const programOf = vi.fn(runner.programOf).mockReturnValueOnce(failed);
  open({...runner, programOf});
  const {act} = sessionOf('home/swap.ts');
  act.run('place');
  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  await act.takeLink('place');
  failToAsk();
  await failed.catch(() => undefined);
  // A run under way would not be asked about.
  act.run('place');
  await at('asked');
  expect(runs).toHaveLength(0);
});

test('ends the run of a program when another one starts, which has the chain then', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  open(runner, 'home/other.ts');
  sessionOf('home/swap.ts').act.run('place');
  await started(runs, 1);
  sessionOf('home/other.ts').act.run('place');
  await started(runs, 2);
  await at('ended');
  expect(sessionOf('home/swap.ts').progress).toMatchObject({outcome: {end: 'stopped'}});
  runs[1]?.end(exited);
  await at('ended', 'home/other.ts');
  await expect(sessionOf('home/swap.ts').act.ask('eth_blockNumber')).rejects.toThrow(
    'Another program has run since.',
  );
  expect(await sessionOf('home/other.ts').act.ask('eth_blockNumber')).toBe('eth_blockNumber');
});

test('ends and forgets a run whose buttons are gone, and no later one', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  const {act} = sessionOf('home/swap.ts');
  act.run('place');
  await started(runs, 1);
  act.leave('other');
  expect(runs[0]?.signal?.aborted).toBe(false);
  act.leave('place');
  expect(runs[0]?.signal?.aborted).toBe(true);
  await at('idle');
  act.run('place again');
  await started(runs, 2);
  act.leave('place');
  expect(runs[1]?.signal?.aborted).toBe(false);
  runs[1]?.end(exited);
  await at('ended');
});

test('reports what did not load as a run that did not start', async () => {
  const {runner} = fakeRunner();
  open({...runner, run: () => Promise.reject(new Error('The engine did not load.'))});
  sessionOf('home/swap.ts').act.run('place');
  await at('ended');
  expect(sessionOf('home/swap.ts').progress).toMatchObject({
    outcome: {end: 'not-started', message: 'The engine did not load.'},
  });
  expect(sessionOf('home/swap.ts').hasChain).toBe(false);
});

test('stays ended where a file that it no longer needs still loads', async () => {
  const {runner, runs} = fakeRunner();
  open(runner);
  sessionOf('home/swap.ts').act.run('place');
  await started(runs, 1);
  runs[0]?.end({...exited, end: 'not-started', exitCode: 1});
  await at('ended');
  runs[0]?.onProgress?.('Loading 208 of 208 KB');
  expect(sessionOf('home/swap.ts').progress.at).toBe('ended');
});
