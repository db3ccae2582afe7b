import type {HashState} from '../../../src/components/hashState/hashOf';

/** What an address holds of the lab: the query and its variables, never an endpoint or a key. */
type QueryState = {
  /** The reader's own; the lab shows its first example without one. */
  query?: string;
  variables: string;
};

/** `#query=…&variables=…` */
export const queryState: HashState<QueryState> = {
  empty: {variables: ''},
  read(entries) {
    const query = entries.get('query');
    return {...(query && {query}), variables: entries.get('variables') ?? ''};
  },
  write: ({query, variables}) =>
    query ? {query, ...(variables.trim() && {variables: variables.trim()})} : {},
};
