import type {SubgraphVersion} from '../../../../facts/subgraph/versions';
import {LONGEST_SEARCH} from '../limits';
import type {Query, QueryFault, QueryOutcome} from '../query';
import type {WorkerReply, WorkerRequest} from './worker';

/** Recorded rows that are asked off the page's own thread. */
export type RecordedRows = {
  /** Loads what answers; rejects where it does not load, and may then be called again. */
  load: () => Promise<void>;
  /** What is wrong with a query; nothing where that cannot be told. */
  check: (text: string) => Promise<readonly QueryFault[]>;
  /** Rejects with a sentence for the reader: too long, cancelled, or not loaded. */
  answer: (query: Query, signal: AbortSignal) => Promise<QueryOutcome>;
  /** Ends what runs. */
  end: () => void;
};

/**
 * The recorded rows of a version. A query that takes 5 s ends the worker that searches them, and
 * all others that wait for it; the next query starts another.
 */
export function recordedRows(version: SubgraphVersion): RecordedRows {
  const {ready, end} = workerOf(version);

  async function search(request: WorkerRequest): Promise<WorkerReply> {
    const running = await ready();
    const timer = setTimeout(() => {
      end(new Error(TOO_LONG));
    }, LONGEST_SEARCH);
    return send(running, request).finally(() => {
      clearTimeout(timer);
    });
  }

  const cancel = () => {
    end(new Error(CANCELLED));
  };
  return {
    load: async () => void (await ready()),
    async check(text) {
      const reply = await search({check: text});
      return 'faults' in reply ? reply.faults : [];
    },
    async answer(query, signal) {
      signal.addEventListener('abort', cancel);
      try {
        const reply = await search({answer: query});
        if ('outcome' in reply) return reply.outcome;
        throw new Error(NOT_LOADED);
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    end: cancel,
  };
}

/** A worker, what refuses each request that it has not answered, and whether its rows are loaded. */
type Running = {
  worker: Worker;
  pending: Set<(cause: Error) => void>;
  isReady: Promise<unknown>;
};

/** The worker that has the rows of a version; `ready` starts it where none runs. */
function workerOf(version: SubgraphVersion) {
  let running: Running | undefined;

  function end(cause: Error): void {
    running?.worker.terminate();
    running?.pending.forEach((refuse) => {
      refuse(cause);
    });
    running = undefined;
  }

  function start(): Running {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const started: Running = {worker, pending: new Set(), isReady: Promise.resolve()};
    worker.addEventListener('error', () => {
      end(new Error(NOT_LOADED));
    });
    started.isReady = send(started, {load: version}).catch((cause: unknown) => {
      // Ended meanwhile, for a reason of its own.
      if (running !== started) throw cause;
      const failure = new Error(NOT_LOADED);
      end(failure);
      throw failure;
    });
    return started;
  }

  async function ready(): Promise<Running> {
    const current = (running ??= start());
    await current.isReady;
    return current;
  }

  return {ready, end};
}

/** Sends a request with a port of its own; rejects with the failure, or with why the worker ended. */
function send({worker, pending}: Running, request: WorkerRequest): Promise<WorkerReply> {
  const {port1, port2} = new MessageChannel();
  return new Promise((resolve, reject) => {
    pending.add(reject);
    port1.onmessage = ({data}: MessageEvent<WorkerReply>) => {
      port1.close();
      pending.delete(reject);
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data);
    };
    worker.postMessage(request, [port2]);
  });
}

const TOO_LONG = `Not answered within ${LONGEST_SEARCH / 1_000} s, so the search was ended: ask for fewer rows or less depth.`;
const CANCELLED = 'Cancelled; nothing was answered.';
const NOT_LOADED =
  'The recorded rows did not load. Run the query to try again; if it fails again, reload the page, which may have a new release.';
