import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {ChainMessage, ChainReport} from '../chain/messages';
import type {SiteFiles} from '../protocol';
import {createEngine} from './engine';
import type {Files} from './files';
import {createProgress} from './progress';

/** A worker that answers at once what it is told, unless it is busy. */
class FakeWorker extends EventTarget {
  static readonly all: FakeWorker[] = [];
  readonly heard: ChainMessage['type'][] = [];
  isBusy = false;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.all.push(this);
  }

  postMessage({type}: ChainMessage): void {
    this.heard.push(type);
    if (this.isBusy) return;
    if (type === 'start' || type === 'reset') this.report({type: 'ready'});
    if (type === 'leave') this.report({type: 'left'});
  }

  terminate(): void {
    this.isEnded = true;
  }

  report(data: ChainReport): void {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', {data})));
  }
}

const file = {file: 'file', bytes: 1};
const site = {engine: file, state: file, history: file, codes: {}} as unknown as SiteFiles;
const files = {
  text: () => Promise.resolve(''),
  isLoaded: () => false,
  url: (name: string) => name,
} as unknown as Files;
const progress = createProgress();

/** An engine whose chain a run has used. */
async function usedEngine() {
  const engine = createEngine(files);
  await engine.fresh(site, progress);
  engine.connect();
  const [worker] = FakeWorker.all;
  if (!worker) throw new Error('expected a worker of the chain');
  return {engine, worker};
}

beforeEach(() => {
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('leaves a chain that answers as the run left it, and makes it again for the next one', async () => {
  const {engine, worker} = await usedEngine();
  engine.leave();
  await engine.started(site, progress);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.isEnded).toBe(false);
  await engine.fresh(site, progress);
  expect(worker.heard).toEqual(['start', 'connect', 'leave', 'reset']);
  expect(FakeWorker.all).toHaveLength(1);
});

test('ends a chain that does not answer within 1 s of the end, and starts another for the next run', async () => {
  const {engine, worker} = await usedEngine();
  worker.isBusy = true;
  engine.leave();
  await vi.advanceTimersByTimeAsync(999);
  expect(worker.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.isEnded).toBe(true);
  expect(FakeWorker.all).toHaveLength(1);
  await expect(engine.started(site, progress)).rejects.toThrow('kept the chain busy');
  await engine.fresh(site, progress);
  expect(FakeWorker.all).toHaveLength(2);
  await engine.started(site, progress);
});

test('waits with the next run until a busy chain has answered or was ended', async () => {
  const {engine, worker} = await usedEngine();
  worker.isBusy = true;
  engine.leave();
  const next = engine.fresh(site, progress);
  await vi.advanceTimersByTimeAsync(500);
  worker.isBusy = false;
  worker.report({type: 'left'});
  await next;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(worker.heard.at(-1)).toBe('reset');
  expect(worker.isEnded).toBe(false);
});
