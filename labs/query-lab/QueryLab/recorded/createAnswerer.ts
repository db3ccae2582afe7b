import {parse, type GraphQLError} from 'graphql';
import {answerQuery, queryErrors} from '../../../../facts/subgraph/answerQuery';
import {unpack, type Packed} from '../../../../facts/subgraph/packRecording';
import {querySchema} from '../../../../facts/subgraph/querySchema';
import {readEntities} from '../../../../facts/subgraph/readEntities';
import {summariseAnswer} from '../summariseAnswer';
import {DEEPEST_QUERY, LARGEST_ANSWER} from '../limits';
import type {QueryFault, QueryOutcome, Query} from '../query';
import {checkDepth} from './checkDepth';

/** Answers queries from recorded rows, and says beforehand what is wrong with one. */
export type Answerer = {
  check: (text: string) => readonly QueryFault[];
  answer: (question: Query) => Promise<QueryOutcome>;
};

/** An answerer over the text of a schema and the rows that were recorded. */
export function createAnswerer(schemaText: string, recording: Packed): Answerer {
  const schema = querySchema(readEntities(schemaText), unpack(recording));

  function errorsOf(text: string): readonly GraphQLError[] {
    const errors = queryErrors(schema, text);
    // Only what is valid is known to end: fragments of other queries may contain themselves.
    const deep = errors.length === 0 ? checkDepth(parse(text), DEEPEST_QUERY) : undefined;
    return deep ? [deep] : errors;
  }

  return {
    check: (text) =>
      summariseAnswer({errors: errorsOf(text).map((one) => one.toJSON())}, '').faults,
    async answer({text, variables}) {
      const errors = errorsOf(text);
      const body = errors.length > 0 ? {errors} : await answerQuery(schema, {text, variables});
      const json = JSON.stringify(body, null, 2);
      if (json.length > LARGEST_ANSWER) {
        return {
          kind: 'failed',
          message: `The answer has ${json.length.toLocaleString('en')} characters, and at most ${LARGEST_ANSWER.toLocaleString('en')} are taken: ask for fewer rows or fields.`,
        };
      }
      return {
        kind: 'answered',
        ...summariseAnswer(JSON.parse(json) as Record<string, unknown>, json),
      };
    },
  };
}
