import {createEngine, type Engine, type Reply} from '../engine/createEngine';

/** A question to the worker, and its answer; the number ties the two together. */
export type Asked = {number: number; query: string};
export type Told = {number: number; reply: Reply} | {number: number; failure: string};

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

self.addEventListener('message', ({data: {number, query}}: MessageEvent<Asked>) => {
  const tell = (told: Told) => {
    self.postMessage(told);
  };
  load().then(
    (answer) => {
      tell({number, reply: answer(query)});
    },
    (error: unknown) => {
      tell({number, failure: error instanceof Error ? error.message : String(error)});
    },
  );
});
