import assert from 'node:assert/strict';
import type {Hex} from 'viem';
import {client, run} from '../../support/chain';
import {stateView} from '../../v4/support/lenses';
import {idOf, key} from '../../v4/support/pool';
import {ask} from '../support/ask';
import {openEndpoint} from '../support/openEndpoint';
import {requireSameChain} from '../support/requireSameChain';
import recorded from './comparePool.answers.json';

// #region query
const STATE = `query PoolState($pool: ID!, $block: Int!) {
  pool(id: $pool, block: {number: $block}) {
    sqrtPrice tick liquidity
    ticks(first: 1, orderBy: tickIdx, where: {liquidityGross_gt: 0}) {
      tickIdx liquidityGross liquidityNet
    }
  }
}`;

type State = {
  sqrtPrice: string;
  tick: string;
  liquidity: string;
  ticks: readonly [{tickIdx: string; liquidityGross: string; liquidityNet: string}];
};
const META = '{ _meta { block { number } } }'; // the last block that is indexed

type Meta = {_meta: {block: {number: number}}};
// #endregion query

// #region calls
/** The same from StateView, in the same form. */
async function readState(
  id: Hex,
  {block, tickIdx}: {block: number; tickIdx: number},
): Promise<State> {
  const lens = {...stateView, blockNumber: BigInt(block)} as const;
  const [sqrtPriceX96, tick] = await client.readContract({
    ...lens,
    functionName: 'getSlot0',
    args: [id],
  });
  const liquidity = await client.readContract({...lens, functionName: 'getLiquidity', args: [id]});
  const [liquidityGross, liquidityNet] = await client.readContract({
    ...lens,
    functionName: 'getTickLiquidity',
    args: [id, tickIdx],
  });
  return {
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    liquidity: String(liquidity),
    ticks: [
      {
        tickIdx: String(tickIdx),
        liquidityGross: String(liquidityGross),
        liquidityNet: String(liquidityNet),
      },
    ],
  };
}
// #endregion calls

// #region run
async function main(): Promise<void> {
  await requireSameChain();
  const endpoint = await openEndpoint(recorded);
  try {
    const {_meta} = await ask<Meta>(endpoint.url, META, {});
    const block = Math.min(_meta.block.number, Number(await client.getBlockNumber()));
    const id = idOf(key); // in lower case, as the subgraph has it
    const {pool} = await ask<{pool: State}>(endpoint.url, STATE, {pool: id, block});
    const [lowest] = pool.ticks;
    assert.deepEqual(pool, await readState(id, {block, tickIdx: Number(lowest.tickIdx)}));
    console.log(`block ${block}: both have tick ${pool.tick} and liquidity ${pool.liquidity}`);
    console.log(
      `both begin at tick ${lowest.tickIdx}, with a liquidity of ${lowest.liquidityGross}`,
    );
  } finally {
    endpoint.stop();
  }
}
// #endregion run

run(main, {sends: false});
