// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {Outcome, Print, Runner, RunOptions} from '../../run/runner';
import {hashOfEdits} from '../edit/editState';
import {createSession} from './createSession';
import {EDITOR_BYTES} from './editorBytes';
import type {Session} from './session';

/** The site of these tests is served below `/docs/`. */
const CAPTURED = '/docs/examples/home/swap.output.txt';
const FILE = 'examples/home/swap.ts';
const exited: Outcome = {end: 'exited', exitCode: 0, milliseconds: 800};
const View = () => null;

/** A runner whose runs end when the test ends them, and the calls that it got. */
function fakeRunner() {
  const runs: (RunOptions & {name: string; end: (outcome: Outcome) => void})[] = [];
  const runner: Runner = {
    programOf: () =>
      Promise.resolve({
        ...{entry: FILE, usesChain: true, usesHistory: false, codes: [], packages: []},
        modules: {},
        bytes: 230_400,
        sourceBytes: 10_000,
      }),
    sourcesOf: () => Promise.resolve({sources: {[FILE]: 'old', 'examples/a.ts': 'a'}, project: {}}),
    run: (name, options) =>
      new Promise((end) => {
        runs.push({...options, name, end});
        options.signal?.addEventListener('abort', () => {
          end({...exited, end: 'stopped'});
        });
      }),
    ask: (method) => Promise.resolve(method),
    end: () => undefined,
  };
  return {runs, runner};
}

let sessions: Record<string, Session> = {};
const sessionOf = (program: string): Session => sessions[program] ?? expect.fail(program);

function open(runner: Runner, program = 'home/swap.ts'): void {
  createSession({
    program,
    baseUrl: '/docs/',
    runner,
    loadEditor: () => Promise.resolve(View),
    views: {Whole: View, Part: View, Below: View},
    keep(session) {
      sessions = {...sessions, [session.program]: session};
    },
  });
}

const started = (runs: readonly unknown[], count: number) =>
  vi.waitFor(() => {
    expect(runs).toHaveLength(count);
  });
const at = (progress: Session['progress']['at'], program = 'home/swap.ts') =>
  vi.waitFor(() => {
    expect(sessionOf(program).progress.at).toBe(progress);
  });

beforeEach(() => {
  sessions = {};
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(url === CAPTURED ? new Response('one\n') : new Response('', {status: 404})),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.location.hash = '';
});

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

test('says how much the editor loads before it does, where a reader spares data', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  open(fakeRunner().runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  expect(sessionOf('home/swap.ts').editing).toBeUndefined();
  expect(sessionOf('home/swap.ts').editorBytes).toBe(EDITOR_BYTES + 10_000);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  expect(sessionOf('home/swap.ts').editing).toMatchObject({place: 'place', file: FILE});
});

test('keeps own edits for a later load of the page until a reset, never those of a link', async () => {
  const edited = async (): Promise<Session> => {
    open(fakeRunner().runner);
    await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
    return sessionOf('home/swap.ts');
  };
  (await edited()).act.edit(FILE, 'mine');
  expect(sessionOf('home/swap.ts').isKept).toBe(false);
  const {act, ...kept} = await edited();
  expect(kept).toMatchObject({edits: {[FILE]: 'mine'}, isKept: true});

  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  await act.takeLink('place');
  act.edit(FILE, 'theirs and mine');
  expect((await edited()).edits).toEqual({[FILE]: 'mine'});
  sessionOf('home/swap.ts').act.reset();
  expect((await edited()).edits).toEqual({});
});

test('opens a link at its first change, and leaves the focus where it is', async () => {
  open(fakeRunner().runner);
  const hash = hashOfEdits('home/swap.ts', {'examples/a.ts': 'a\nb', [FILE]: 'old\nnew'});
  window.location.hash = hash;
  await sessionOf('home/swap.ts').act.takeLink('place');
  expect(sessionOf('home/swap.ts').editing).toEqual({
    ...{place: 'place', file: FILE, goTo: {line: 2, column: 1, isQuiet: true}},
  });
});

test('leaves the code of a link in its place where an editor loads meanwhile', async () => {
  sessionStorage.setItem('playground home/swap.ts', JSON.stringify({[FILE]: 'mine'}));
  window.location.hash = hashOfEdits('home/swap.ts', {[FILE]: 'theirs'});
  const {runner} = fakeRunner();
  let loads = 0;
  const sourcesOf = async (name: string) => {
    loads += 1;
    // The second comes after the link was taken.
    if (loads === 2) await vi.waitUntil(() => sessionOf('home/swap.ts').isForeign);
    return runner.sourcesOf(name);
  };
  open({...runner, sourcesOf});
  const {act} = sessionOf('home/swap.ts');
  await Promise.all([act.takeLink('place'), act.toggleEditor('place', FILE, 'old')]);
  expect(sessionOf('home/swap.ts')).toMatchObject({isForeign: true, edits: {[FILE]: 'theirs'}});
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

test('gives back what a reset took away', async () => {
  open(fakeRunner().runner);
  await sessionOf('home/swap.ts').act.toggleEditor('place', FILE, 'old');
  const {act} = sessionOf('home/swap.ts');
  act.edit(FILE, 'new');
  act.reset();
  expect(sessionOf('home/swap.ts').edits).toEqual({});
  act.undoReset();
  expect(sessionOf('home/swap.ts').edits).toEqual({[FILE]: 'new'});
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
