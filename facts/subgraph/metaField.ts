import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql';
import type {Recording} from './recording';

/** `_meta`: how far a subgraph has indexed. */
export const metaField = ({head}: Recording): GraphQLFieldConfig<unknown, unknown> => ({
  type: meta,
  description: 'How far the subgraph has indexed.',
  resolve: () => ({block: head, hasIndexingErrors: false}),
});

const block = new GraphQLObjectType({
  name: '_Block_',
  fields: {
    hash: {type: GraphQLString},
    number: {type: new GraphQLNonNull(GraphQLInt)},
    timestamp: {type: GraphQLInt, description: 'Seconds since 1970.'},
  },
});

const meta = new GraphQLObjectType({
  name: '_Meta_',
  fields: {
    block: {type: new GraphQLNonNull(block), description: 'The last block that was indexed.'},
    hasIndexingErrors: {type: new GraphQLNonNull(GraphQLBoolean)},
  },
});
