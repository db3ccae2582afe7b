import {afterEach, beforeEach, expect, vi} from 'vitest';
import type {Outcome, Runner, RunOptions} from '../../run/runner';
import {createSession} from './createSession';
import type {Session} from './session';

/** The site of these tests is served below `/docs/`. */
const CAPTURED = '/docs/examples/home/swap.output.txt';
export const FILE = 'examples/home/swap.ts';
export const exited: Outcome = {end: 'exited', exitCode: 0, milliseconds: 800};
const View = () => null;

/** A runner whose runs end when the test ends them, and the calls that it got. */
export function fakeRunner() {
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
export const sessionOf = (program: string): Session => sessions[program] ?? expect.fail(program);

/** Opens the session of a program, which `sessionOf` then has. */
export function open(runner: Runner, program = 'home/swap.ts'): void {
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

export const started = (runs: readonly unknown[], count: number) =>
  vi.waitFor(() => {
    expect(runs).toHaveLength(count);
  });
export const at = (progress: Session['progress']['at'], program = 'home/swap.ts') =>
  vi.waitFor(() => {
    expect(sessionOf(program).progress.at).toBe(progress);
  });

/** Begins each test of a file without sessions, stored edits or a link. */
export function startEachAlone(): void {
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
}
