import type {SubgraphVersion} from '../../../../facts/subgraph/versions';
import {LONGEST_SEARCH} from '../limits';
import type {QueryFault, QueryOutcome, Query} from '../query';
import type {WorkerRequest, NumberedRequest, WorkerReply} from './worker';

/** Recorded rows that are asked off the page's own thread. */
export type RecordedRows = {
  /** Loads what answers; rejects where it does not load, and may then be called again. */
  load: () => Promise<void>;
  /** What is wrong with a query; nothing where that cannot be reply. */
  check: (text: string) => Promise<readonly QueryFault[]>;
  /** Rejects with a sentence for the reader: too long, cancelled, or not loaded. */
  answer: (question: Query, signal: AbortSignal) => Promise<QueryOutcome>;
  /** Ends what runs. */
  end: () => void;
};

type Waiting = {
  resolve: (reply: WorkerReply) => void;
  reject: (cause: Error) => void;
  timer?: ReturnType<typeof setTimeout>;
};
type Running = {worker: Worker; waiting: Map<number, Waiting>; isReady: Promise<unknown>};

/**
 * The recorded rows of a version. A question that takes 5 s ends the worker that searches them, and
 * all others that wait for it; the next question starts another.
 */
export function recordedRows(version: SubgraphVersion): RecordedRows {
  let running: Running | undefined;
  let asked = 0;

  function end(cause: Error): void {
    running?.worker.terminate();
    running?.waiting.forEach(({reject, timer}) => {
      clearTimeout(timer);
      reject(cause);
    });
    running = undefined;
  }

  function put(
    {worker, waiting}: Running,
    question: WorkerRequest,
    isTimed: boolean,
  ): Promise<WorkerReply> {
    const numbered: NumberedRequest = {number: (asked += 1), request: question};
    return new Promise((resolve, reject) => {
      const timer = isTimed
        ? setTimeout(() => end(new Error(TOO_LONG)), LONGEST_SEARCH)
        : undefined;
      waiting.set(numbered.number, {resolve, reject, timer});
      worker.postMessage(numbered);
    });
  }

  function start(): Running {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const started = {worker, waiting: new Map<number, Waiting>(), isReady: Promise.resolve()};
    worker.addEventListener('message', ({data}: MessageEvent<WorkerReply>) => {
      const one = started.waiting.get(data.number);
      started.waiting.delete(data.number);
      clearTimeout(one?.timer);
      if ('failure' in data) one?.reject(new Error(data.failure));
      else one?.resolve(data);
    });
    worker.addEventListener('error', () => {
      end(new Error(NOT_LOADED));
    });
    return started;
  }

  async function ready(): Promise<Running> {
    if (!running) {
      const started = (running = start());
      started.isReady = put(started, {load: version}, false).then(
        () => undefined,
        (cause: Error) => {
          // Ended meanwhile, for a reason of its own.
          if (running !== started) throw cause;
          const failure = new Error(NOT_LOADED);
          end(failure);
          throw failure;
        },
      );
    }
    const current = running;
    await current.isReady;
    return current;
  }

  return {
    load: async () => void (await ready()),
    async check(text) {
      const reply = await put(await ready(), {check: text}, true);
      return 'faults' in reply ? reply.faults : [];
    },
    async answer(question, signal) {
      const cancel = () => {
        end(new Error(CANCELLED));
      };
      signal.addEventListener('abort', cancel);
      try {
        const reply = await put(await ready(), {answer: question}, true);
        if ('outcome' in reply) return reply.outcome;
        throw new Error(NOT_LOADED);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    end: () => {
      end(new Error(CANCELLED));
    },
  };
}

const TOO_LONG = `Not answered within ${LONGEST_SEARCH / 1_000} s, so the search was ended: ask for fewer rows or less depth.`;
const CANCELLED = 'Cancelled; nothing was answered.';
const NOT_LOADED =
  'The recorded rows did not load. Running the query tries it again; where it fails again, reload the page, which may have a new release.';
