import type {SubgraphVersion} from '../../../../facts/subgraph/versions';
import type {Query, QueryFault, QueryOutcome} from '../query';
import {createAnswerer, type Answerer} from './createAnswerer';

/** What the worker is asked: to load the rows of a version, to check a text, or to answer. */
export type WorkerRequest = {load: SubgraphVersion} | {check: string} | {answer: Query};

/** Its reply, on the port that came with the request. */
export type WorkerReply =
  {faults: readonly QueryFault[]} | {outcome: QueryOutcome} | {failure: string};

const DATA = {
  v4: () =>
    Promise.all([
      import('@generated/query-lab/default/v4-schema.json'),
      import('@generated/query-lab/default/v4-recording.json'),
    ]),
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

async function replyTo(request: WorkerRequest): Promise<WorkerReply> {
  if ('load' in request) {
    const [schema, recording] = await DATA[request.load]();
    answerer = createAnswerer(schema.default, recording.default);
    return {faults: []};
  }
  if (!answerer) throw new Error('The rows were asked before they were loaded.');
  if ('check' in request) return {faults: answerer.check(request.check)};
  return {outcome: await answerer.answer(request.answer)};
}

self.addEventListener('message', ({data, ports}: MessageEvent<WorkerRequest>) => {
  void replyTo(data)
    .catch((cause: unknown): WorkerReply => ({failure: failureOf(cause)}))
    .then((reply) => ports[0]?.postMessage(reply));
});

function failureOf(cause: unknown): string {
  // A text of many thousand braces ends the reading of it with such an error.
  if (cause instanceof RangeError) return 'The query is nested too deeply to be read.';
  return cause instanceof Error ? cause.message : String(cause);
}
