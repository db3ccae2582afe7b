import type {HashState} from '../../../src/components/hashState/hashOf';

/** What an address holds of the lab: the query and its variables, never an endpoint or a key. */
type QueryState = {
  /** The reader's own. */
  query?: string;
  /** The name of the example that the lab shows in its place; its first one without both. */
  example?: string;
  variables: string;
};

/** `#query=…&variables=…`, `#example=pool` */
export const queryState: HashState<QueryState> = {
  empty: {variables: ''},
  read(entries) {
    const query = entries.get('query');
    const example = entries.get('example');
    return {
      ...(query ? {query} : example && {example}),
      variables: entries.get('variables') ?? '',
    };
  },
  write: ({query, example, variables}) =>
    query
      ? {query, ...(variables.trim() && {variables: variables.trim()})}
      : {...(example && {example})},
};
