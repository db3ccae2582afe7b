import {
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLNonNull,
  type GraphQLFieldConfigArgumentMap,
} from 'graphql';
import type {Recording} from './recording';
import {bytes} from './scalars';

/** The argument of a query that asks for the state after a block. */
export const blockArgument: GraphQLFieldConfigArgumentMap = {
  block: {
    type: new GraphQLInputObjectType({
      name: 'Block_height',
      fields: {
        hash: {type: bytes, description: 'The state after the block with this hash.'},
        number: {type: GraphQLInt, description: 'The state after this block.'},
        number_gte: {
          type: GraphQLInt,
          description: 'The newest state; fails where it is not yet of this block.',
        },
      },
    }),
  },
};

/** The condition of rows that were written since a block. */
export const changedSince = new GraphQLInputObjectType({
  name: 'BlockChangedFilter',
  fields: {number_gte: {type: new GraphQLNonNull(GraphQLInt)}},
});

export type AtBlock = {
  block?: {hash?: string | null; number?: number | null; number_gte?: number | null} | null;
};

/** The block that a query asks about: the last one unless given, and none that was not indexed. */
export function blockOf({start, head}: Recording, {block}: AtBlock): number {
  if (block?.hash != null && block.hash.toLowerCase() !== head.hash) {
    throw new Error(
      `no block with the hash ${block.hash} found: of the blocks here, that of block ${head.number} is known`,
    );
  }
  const blockNumber = block?.number ?? Math.max(block?.number_gte ?? 0, head.number);
  if (blockNumber >= start && blockNumber <= head.number) return blockNumber;
  throw new Error(
    `block ${blockNumber} is not indexed: the data begins with block ${start} and ends with block ${head.number}`,
  );
}
