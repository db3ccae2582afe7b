import {GraphQLEnumType, GraphQLNonNull, type GraphQLFieldConfigArgumentMap} from 'graphql';

/** The argument that asks for rows after an error of the indexer; recorded rows have none. */
export const errorArgument: GraphQLFieldConfigArgumentMap = {
  subgraphError: {
    type: new GraphQLNonNull(
      new GraphQLEnumType({name: '_SubgraphErrorPolicy_', values: {allow: {}, deny: {}}}),
    ),
    defaultValue: 'deny',
    description: 'Whether rows are given after an error of the indexer; no difference here.',
  },
};
