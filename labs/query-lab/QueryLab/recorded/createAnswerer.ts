import {parse, type GraphQLError} from 'graphql';
import {answerQuery, queryErrors} from '../../../../facts/subgraph/answerQuery';
import {unpack, type Packed} from '../../../../facts/subgraph/packRecording';
import {querySchema} from '../../../../facts/subgraph/querySchema';
import {readEntities} from '../../../../facts/subgraph/readEntities';
import {answerOf} from '../answerOf';
import {DEEPEST_QUERY, LARGEST_ANSWER} from '../limits';
import type {Fault, Outcome, Question} from '../outcome';
import {tooDeep} from './tooDeep';

/** Answers queries from recorded rows, and says beforehand what is wrong with one. */
export type Answerer = {
  check: (text: string) => readonly Fault[];
  answer: (question: Question) => Promise<Outcome>;
};

/** An answerer over the text of a schema and the rows that were recorded. */
export function createAnswerer(schemaText: string, recording: Packed): Answerer {
  const schema = querySchema(readEntities(schemaText), unpack(recording));

  function errorsOf(text: string): readonly GraphQLError[] {
    const errors = queryErrors(schema, text);
    // Only what is valid is known to end: fragments of other queries may contain themselves.
    const deep = errors.length === 0 ? tooDeep(parse(text), DEEPEST_QUERY) : undefined;
    return deep ? [deep] : errors;
  }

  return {
    check: (text) => answerOf({errors: errorsOf(text).map((one) => one.toJSON())}, '').faults,
    async answer({text, variables}) {
      const errors = errorsOf(text);
      const answered = errors.length > 0 ? {errors} : await answerQuery(schema, {text, variables});
      const shown = JSON.stringify(answered, null, 2);
      if (shown.length > LARGEST_ANSWER) {
        return {
          kind: 'failed',
          message: `The answer has ${shown.length.toLocaleString('en')} characters, and at most ${LARGEST_ANSWER.toLocaleString('en')} are taken: ask for fewer rows or fields.`,
        };
      }
      return {kind: 'answered', ...answerOf(JSON.parse(shown) as Record<string, unknown>, shown)};
    },
  };
}
