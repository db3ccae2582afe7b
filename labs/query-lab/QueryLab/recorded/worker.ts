import type {SubgraphVersion} from '../../../../facts/subgraph/versions';
import type {Fault, Outcome, Question} from '../outcome';
import {createAnswerer, type Answerer} from './createAnswerer';

/** What the worker is asked: to load the rows of a version, to check a text, or to answer. */
export type Asked = {load: SubgraphVersion} | {check: string} | {answer: Question};

/** A question with its number, and what is told of it. */
export type Numbered = {number: number; asked: Asked};
export type Told =
  | {number: number; faults: readonly Fault[]}
  | {number: number; outcome: Outcome}
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

async function tell({number, asked}: Numbered): Promise<Told> {
  if ('load' in asked) {
    const [schema, recording] = await DATA[asked.load]();
    answerer = createAnswerer(schema.default, recording.default);
    return {number, faults: []};
  }
  if (!answerer) throw new Error('The rows are asked before they are loaded.');
  if ('check' in asked) return {number, faults: answerer.check(asked.check)};
  return {number, outcome: await answerer.answer(asked.answer)};
}

self.addEventListener('message', ({data}: MessageEvent<Numbered>) => {
  tell(data).then(
    (told) => {
      self.postMessage(told);
    },
    (cause: unknown) => {
      self.postMessage({number: data.number, failure: failureOf(cause)} satisfies Told);
    },
  );
});

/** A text of many thousand braces ends the reading of it with such an error. */
const failureOf = (cause: unknown): string =>
  cause instanceof RangeError
    ? 'The query lies too deep to be read.'
    : cause instanceof Error
      ? cause.message
      : String(cause);
