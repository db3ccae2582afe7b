import {expect, test, vi} from 'vitest';
import {searchSalt} from './searchSalt';

/** A worker that answers when the test lets it. */
class HeldWorker extends EventTarget {
  isEnded = false;

  constructor() {
    super();
    started.push(this);
  }

  postMessage(): void {
    // What is asked is of no interest here.
  }

  terminate(): void {
    this.isEnded = true;
  }
}

const started: HeldWorker[] = [];
vi.stubGlobal('Worker', HeldWorker);

const REQUEST = {deployer: 1n, initCodeHash: 1n, salt: 0n, flags: 0n};

function search() {
  const [onReply, onFailure] = [vi.fn(), vi.fn()];
  const end = searchSalt(REQUEST, {onReply, onFailure});
  const worker = started.at(-1);
  if (!worker) throw new Error('no worker was started');
  return {onReply, onFailure, end, worker};
}

test('reports a worker that does not load', () => {
  const {onFailure, worker} = search();
  worker.dispatchEvent(new Event('error'));
  expect(onFailure).toHaveBeenCalledOnce();
  expect(worker.isEnded).toBe(true);
});

// Browsers report a worker that is ended while its script loads as one that failed.
test('reports nothing of a search that was ended', () => {
  const {onReply, onFailure, end, worker} = search();
  end();
  worker.dispatchEvent(new MessageEvent('message', {data: {tries: 2_048n}}));
  worker.dispatchEvent(new Event('error'));
  expect(worker.isEnded).toBe(true);
  expect(onReply).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});
