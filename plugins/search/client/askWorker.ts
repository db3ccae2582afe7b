import type {Reply} from '../engine/createEngine';
import type {Asked, Told} from './worker';

type Waiting = {resolve: (reply: Reply) => void; reject: (error: Error) => void};

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let asked = 0;

/**
 * What the index has for a query. The index is loaded and searched in a worker: on a phone, reading
 * it would stop the page for a quarter of a second. An empty query loads it beforehand.
 */
export function askWorker(query: string): Promise<Reply> {
  worker ??= start();
  const question: Asked = {number: (asked += 1), query};
  return new Promise((resolve, reject) => {
    waiting.set(question.number, {resolve, reject});
    worker?.postMessage(question);
  });
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<Told>) => {
    const one = waiting.get(data.number);
    waiting.delete(data.number);
    if ('reply' in data) one?.resolve(data.reply);
    else one?.reject(new Error(data.failure));
  });
  // Its script did not load: the next question starts another.
  started.addEventListener('error', () => {
    worker = undefined;
    waiting.forEach(({reject}) => {
      reject(new Error('The search index could not be loaded.'));
    });
    waiting.clear();
  });
  return started;
}
