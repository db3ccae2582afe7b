import {GraphQLInputObjectType, GraphQLInt, type GraphQLFieldConfigArgumentMap} from 'graphql';
import type {Recording} from './recording';

/** The argument of a query that asks for an earlier state. */
export const blockArgument: GraphQLFieldConfigArgumentMap = {
  block: {
    type: new GraphQLInputObjectType({
      name: 'Block_height',
      fields: {number: {type: GraphQLInt, description: 'The state after this block.'}},
    }),
  },
};

export type AtBlock = {block?: {number?: number | null} | null};

/** The block that a query asks about: the last one unless told, and none that was not indexed. */
export function blockOf({start, head}: Recording, {block}: AtBlock): number {
  const blockNumber = block?.number ?? head.number;
  if (blockNumber >= start && blockNumber <= head.number) return blockNumber;
  throw new Error(
    `block ${blockNumber} is not indexed: the data begins with block ${start} and ends with block ${head.number}`,
  );
}
