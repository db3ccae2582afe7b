import {parse, type GraphQLError, type GraphQLSchema} from 'graphql';
import {answerQuery, queryErrors} from '../../../../facts/subgraph/answerQuery';
import {describeAs} from '../../../../facts/subgraph/describeAs';
import {unpack, type Packed} from '../../../../facts/subgraph/packRecording';
import {querySchema} from '../../../../facts/subgraph/querySchema';
import {readEntities} from '../../../../facts/subgraph/readEntities';
import type {SchemaTexts} from '../../readLab';
import {summariseAnswer} from '../summariseAnswer';
import {DEEPEST_QUERY, LARGEST_ANSWER} from '../limits';
import type {QueryFault, QueryOutcome, Query} from '../query';
import {checkDepth} from './checkDepth';

/** Answers queries from recorded rows, and says beforehand what is wrong with one. */
export type Answerer = {
  check: (text: string) => readonly QueryFault[];
  answer: (question: Query) => Promise<QueryOutcome>;
};

/**
 * An answerer over the rows that were recorded. It reads a query with the schema that the query fits
 * best: the documented one, or the latest.
 */
export function createAnswerer(texts: SchemaTexts, packed: Packed): Answerer {
  const recording = unpack(packed);
  const documented = readEntities(texts.documented);
  const later =
    texts.latest === undefined ? [] : [describeAs(documented, readEntities(texts.latest))];
  const schemas = [documented, ...later].map((entities) => querySchema(entities, recording));

  function read(text: string): {schema: GraphQLSchema; errors: readonly GraphQLError[]} {
    const best = schemas
      .map((schema) => ({schema, errors: queryErrors(schema, text)}))
      .reduce((found, one) => (one.errors.length < found.errors.length ? one : found));
    // Only what is valid is known to end: fragments of other queries may contain themselves.
    const deep = best.errors.length === 0 ? checkDepth(parse(text), DEEPEST_QUERY) : undefined;
    return deep ? {...best, errors: [deep]} : best;
  }

  return {
    check: (text) =>
      summariseAnswer({errors: read(text).errors.map((one) => one.toJSON())}, '').faults,
    async answer({text, variables}) {
      const {schema, errors} = read(text);
      const body = errors.length > 0 ? {errors} : await answerQuery(schema, {text, variables});
      const json = JSON.stringify(body, null, 2);
      if (json.length > LARGEST_ANSWER) {
        return {
          kind: 'failed',
          message: `The answer has ${json.length.toLocaleString('en')} characters; at most ${LARGEST_ANSWER.toLocaleString('en')} are accepted: ask for fewer rows or fields.`,
        };
      }
      return {
        kind: 'answered',
        ...summariseAnswer(JSON.parse(json) as Record<string, unknown>, json),
      };
    },
  };
}
