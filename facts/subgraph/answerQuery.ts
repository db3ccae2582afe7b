import {
  execute,
  GraphQLError,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';

type Query = {text: string; variables?: Readonly<Record<string, unknown>>};

/** What a subgraph answers: data, or errors where the query does not fit its schema. */
export async function answerQuery(
  schema: GraphQLSchema,
  {text, variables}: Query,
): Promise<ExecutionResult> {
  const errors = queryErrors(schema, text);
  if (errors.length > 0) return {errors};
  return execute({schema, document: parse(text), variableValues: variables});
}

/** Why a query does not fit a schema, each with its place in the text. */
export function queryErrors(schema: GraphQLSchema, text: string): readonly GraphQLError[] {
  try {
    return validate(schema, parse(text));
  } catch (cause) {
    if (cause instanceof GraphQLError) return [cause];
    throw cause;
  }
}
