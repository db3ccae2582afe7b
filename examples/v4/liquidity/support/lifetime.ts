import {type Hex, numberToHex, parseAbi} from 'viem';
import {client} from '../../../support/chain';
import {type Range, rangesOf} from '../../guides/support/idsOf';
import {stateView} from '../../support/lenses';
import {manager} from '../../support/manager';
import {positions} from '../../support/positions';
import {earned} from './fees';

const poolEvents = parseAbi([
  'event Donate(bytes32 indexed id, address indexed sender, uint256 amount0, uint256 amount1)',
  'event ModifyLiquidity(bytes32 indexed id, address indexed sender, int24 tickLower, int24 tickUpper, int256 liquidityDelta, bytes32 salt)',
]);
const eventsOf = {address: manager.address, abi: poolEvents, strict: true} as const;

// #region changes
/** Every change of a position in its pool, oldest first: the mint, increases, decreases, collections. */
export async function changesOfPosition(id: Hex, tokenId: bigint, blocks: Range) {
  const salt = numberToHex(tokenId, {size: 32});
  const args = {id, sender: positions.address}; // both indexed; the salt is not
  const changes = [];
  for (const range of rangesOf(blocks)) {
    const event = {...eventsOf, eventName: 'ModifyLiquidity', args, ...range} as const;
    const logs = await client.getContractEvents(event);
    changes.push(...logs.filter((log) => log.args.salt === salt));
  }
  return changes;
}
// #endregion changes

type Change = Awaited<ReturnType<typeof changesOfPosition>>[number];

/** What PoolManager stores of the position behind an NFT, at the end of a block. */
const snapshotAt = ({args: {id, tickLower, tickUpper, salt}}: Change, blockNumber: bigint) =>
  client.readContract({
    ...stateView,
    functionName: 'getPositionInfo',
    args: [id, positions.address, tickLower, tickUpper, salt],
    blockNumber,
  });

// #region paid
/** The fees that each change paid: between two snapshots the liquidity was the same. */
export async function feesPaid(changes: readonly Change[]) {
  let before: Awaited<ReturnType<typeof snapshotAt>> = [0n, 0n, 0n];
  const paid: (readonly [bigint, bigint])[] = [];
  for (const [at, change] of changes.entries()) {
    if (changes[at + 1]?.blockNumber === change.blockNumber) {
      throw new Error(`block ${change.blockNumber} changes the position twice: trace it`);
    }
    const after = await snapshotAt(change, change.blockNumber);
    const [liquidity] = before;
    paid.push([earned(after[1] - before[1], liquidity), earned(after[2] - before[2], liquidity)]);
    before = after;
  }
  return paid;
}
// #endregion paid

// #region donated
/** The position's part of the donations that its pool got while the position was in range. */
export async function donatedTo(changes: readonly Change[], blocks: Range) {
  const [first] = changes;
  if (!first) return [0n, 0n] as const;
  const total: [bigint, bigint] = [0n, 0n];
  const {id, tickLower, tickUpper} = first.args;
  for (const range of rangesOf(blocks)) {
    const event = {...eventsOf, eventName: 'Donate', args: {id}, ...range} as const;
    for (const {blockNumber, args} of await client.getContractEvents(event)) {
      const pool = {...stateView, args: [id], blockNumber} as const;
      const [, tick] = await client.readContract({...pool, functionName: 'getSlot0'});
      if (tick < tickLower || tick >= tickUpper) continue;
      const inRange = await client.readContract({...pool, functionName: 'getLiquidity'});
      const [liquidity] = await snapshotAt(first, blockNumber);
      total[0] += earned((args.amount0 << 128n) / inRange, liquidity);
      total[1] += earned((args.amount1 << 128n) / inRange, liquidity);
    }
  }
  return total;
}
// #endregion donated
