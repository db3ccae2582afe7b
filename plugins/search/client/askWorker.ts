import type {Reply} from '../engine/createEngine';
import type {WorkerRequest, WorkerResponse} from './worker';

type Waiting = {
  resolve: (reply: Reply) => void;
  reject: (error: Error) => void;
  timer: ReturnType<typeof setTimeout>;
};
type Running = {worker: Worker; waiting: Map<number, Waiting>; hasIndex: boolean};

/** How long an answer may take, in milliseconds; the first ones wait for the index to load. */
const LONGEST_SEARCH = 5_000;
const LONGEST_LOAD = 30_000;

let running: Running | undefined;
let requests = 0;

/**
 * Returns the matches of a query. The index is loaded and searched in a worker: on a phone, reading
 * it would stop the page for a quarter of a second. An empty query loads it beforehand. Rejects with
 * a sentence for the reader; the next question then starts another worker.
 */
export function askWorker(query: string): Promise<Reply> {
  const request: WorkerRequest = {number: (requests += 1), query};
  return new Promise((resolve, reject) => {
    running ??= start();
    const {worker, waiting, hasIndex} = running;
    const longest = hasIndex ? LONGEST_SEARCH : LONGEST_LOAD;
    const timer = setTimeout(() => {
      end(new Error(`The search took longer than ${longest / 1_000} s.`));
    }, longest);
    waiting.set(request.number, {resolve, reject, timer});
    worker.postMessage(request);
  });
}

function start(): Running {
  const started: Running = {worker: create(), waiting: new Map(), hasIndex: false};
  started.worker.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    const one = started.waiting.get(data.number);
    started.waiting.delete(data.number);
    clearTimeout(one?.timer);
    if ('reply' in data) {
      started.hasIndex = true;
      one?.resolve(data.reply);
    } else one?.reject(new Error(NOT_LOADED, {cause: data.failure}));
  });
  // Its script did not load.
  started.worker.addEventListener('error', () => {
    end(new Error(NOT_LOADED));
  });
  return started;
}

function create(): Worker {
  try {
    return new Worker(new URL('./worker.ts', import.meta.url));
  } catch (cause) {
    // Browsers may refuse any worker.
    throw new Error(NOT_LOADED, {cause});
  }
}

function end(reason: Error): void {
  running?.worker.terminate();
  running?.waiting.forEach(({reject, timer}) => {
    clearTimeout(timer);
    reject(reason);
  });
  running = undefined;
}

const NOT_LOADED = 'The search could not be loaded.';
