import type {Address} from 'viem';
import {client} from '../../../support/chain';
import {positions} from '../../support/positions';

/** Blocks from one to another, both included. */
export type Range = {fromBlock: bigint; toBlock: bigint};

// #region ids
/** Ids of the positions that an account holds, from the transfers of its NFTs, oldest first. */
export async function idsOf(owner: Address, {fromBlock, toBlock}: Range): Promise<bigint[]> {
  const held = new Set<bigint>();
  for (const range of rangesOf({fromBlock, toBlock})) {
    for (const {args} of await transfersOf(owner, range)) {
      if (args.to.toLowerCase() === owner.toLowerCase()) held.add(args.id);
      else held.delete(args.id);
    }
  }
  return [...held];
}

/** Transfers to and from an account in a range of blocks, in their order. */
async function transfersOf(owner: Address, range: Range) {
  const event = {...positions, eventName: 'Transfer', strict: true, ...range} as const;
  const came = await client.getContractEvents({...event, args: {to: owner}});
  const left = await client.getContractEvents({...event, args: {from: owner}});
  return [...came, ...left].sort(
    (one, other) => Number(one.blockNumber - other.blockNumber) || one.logIndex - other.logIndex,
  );
}
// #endregion ids

// #region ranges
const BLOCKS_PER_REQUEST = 10_000n; // many endpoints refuse more

/** The blocks in parts that an endpoint answers. */
export function* rangesOf({fromBlock, toBlock}: Range): Generator<Range> {
  for (let from = fromBlock; from <= toBlock; from += BLOCKS_PER_REQUEST) {
    const last = from + BLOCKS_PER_REQUEST - 1n;
    yield {fromBlock: from, toBlock: last < toBlock ? last : toBlock};
  }
}
// #endregion ranges
