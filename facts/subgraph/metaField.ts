import {
  GraphQLBoolean,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLString,
  type GraphQLFieldConfig,
} from 'graphql';
import {blockArgument, blockOf, type AtBlock} from './blockArgument';
import type {Recording} from './recording';
import {bytes} from './scalars';

/** `_meta`: how far a subgraph has indexed. */
export const metaField = (recording: Recording): GraphQLFieldConfig<unknown, unknown> => ({
  type: meta,
  description: 'How far the subgraph has indexed.',
  args: blockArgument,
  resolve(_root, asked) {
    const number = blockOf(recording, asked as AtBlock);
    // A block that is asked for by its number has no hash, as in graph-node.
    const isNumbered = (asked as AtBlock).block?.number != null;
    const block = isNumbered ? {number} : {...recording.head, number};
    return {block, deployment: 'recorded', hasIndexingErrors: false};
  },
});

const block = new GraphQLObjectType({
  name: '_Block_',
  fields: {
    hash: {type: bytes},
    number: {type: new GraphQLNonNull(GraphQLInt)},
    timestamp: {type: GraphQLInt, description: 'Seconds since 1970.'},
    parentHash: {type: bytes, description: 'Not recorded here.'},
  },
});

const meta = new GraphQLObjectType({
  name: '_Meta_',
  fields: {
    block: {type: new GraphQLNonNull(block), description: 'The last block that was indexed.'},
    deployment: {
      type: new GraphQLNonNull(GraphQLString),
      description: 'Id of the deployment; of recorded rows the word "recorded".',
    },
    hasIndexingErrors: {type: new GraphQLNonNull(GraphQLBoolean)},
  },
});
