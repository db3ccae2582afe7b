import {createEngine, type Engine, type Reply} from '../engine/createEngine';

/** A query for the worker, and its response; the number ties the two together. */
export type WorkerRequest = {number: number; query: string};
export type WorkerResponse = {number: number; reply: Reply} | {number: number; failure: string};

let engine: Promise<Engine> | undefined;

/** Loads the index once; a load that failed is tried again with the next question. */
function load(): Promise<Engine> {
  engine ??= import('@generated/search/default/index.json')
    .then(({default: data}) => createEngine(data))
    .catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
  return engine;
}

self.addEventListener('message', ({data: {number, query}}: MessageEvent<WorkerRequest>) => {
  const respond = (response: WorkerResponse) => {
    self.postMessage(response);
  };
  load().then(
    (answer) => {
      respond({number, reply: answer(query)});
    },
    (error: unknown) => {
      respond({number, failure: error instanceof Error ? error.message : String(error)});
    },
  );
});
