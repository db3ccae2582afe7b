import type {SubgraphVersion} from '../../../../facts/subgraph/versions';
import type {QueryFault, QueryOutcome, Query} from '../query';
import {createAnswerer, type Answerer} from './createAnswerer';

/** What the worker is request: to load the rows of a version, to check a text, or to answer. */
export type WorkerRequest = {load: SubgraphVersion} | {check: string} | {answer: Query};

/** A question with its number, and the reply to it. */
export type NumberedRequest = {number: number; request: WorkerRequest};
export type WorkerReply =
  | {number: number; faults: readonly QueryFault[]}
  | {number: number; outcome: QueryOutcome}
  | {number: number; failure: string};

const DATA = {
  v2: () =>
    Promise.all([
      import('@generated/query-lab/default/v2-schema.json'),
      import('@generated/query-lab/default/v2-recording.json'),
    ]),
  v3: () =>
    Promise.all([
      import('@generated/query-lab/default/v3-schema.json'),
      import('@generated/query-lab/default/v3-recording.json'),
    ]),
};

let answerer: Answerer | undefined;

async function replyTo({number, request}: NumberedRequest): Promise<WorkerReply> {
  if ('load' in request) {
    const [schema, recording] = await DATA[request.load]();
    answerer = createAnswerer(schema.default, recording.default);
    return {number, faults: []};
  }
  if (!answerer) throw new Error('The rows are asked before they are loaded.');
  if ('check' in request) return {number, faults: answerer.check(request.check)};
  return {number, outcome: await answerer.answer(request.answer)};
}

self.addEventListener('message', ({data}: MessageEvent<NumberedRequest>) => {
  replyTo(data).then(
    (reply) => {
      self.postMessage(reply);
    },
    (cause: unknown) => {
      self.postMessage({number: data.number, failure: failureOf(cause)} satisfies WorkerReply);
    },
  );
});

function failureOf(cause: unknown): string {
  // A text of many thousand braces ends the reading of it with such an error.
  if (cause instanceof RangeError) return 'The query lies too deep to be read.';
  return cause instanceof Error ? cause.message : String(cause);
}
