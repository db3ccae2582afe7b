import {zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {newTick, tickId} from '../../pools/newTick';
import type {PoolEvent} from './events';
import {growthFields, growthOf} from './feeGrowth';
import {keepTickDay} from './keepTickDay';

/** Adds liquidity to both ends of a range, or takes it off below zero. */
export function moveLiquidity(
  ledger: Ledger,
  {event, range, amount}: {event: PoolEvent; range: Range; amount: bigint},
): void {
  const pool = ledger.get('Pool', event.address);
  for (const {index, net} of [
    {index: range.tickLower, net: amount},
    {index: range.tickUpper, net: -amount},
  ]) {
    const tick = tickOf(ledger, {event, index});
    const before = BigInt(String(tick.liquidityGross));
    const gross = before + amount;
    const {id} = ledger.put('Tick', tick.id, {
      liquidityGross: String(gross),
      liquidityNet: String(BigInt(String(tick.liquidityNet)) + net),
    });
    // As the pool does: all growth until a tick is initialized counts as below it.
    if (before === 0n && gross > 0n && index <= Number(pool.tick)) {
      ledger.put('Tick', id, growthFields('feeGrowthOutside', growthOf(pool, 'feeGrowthGlobal')));
    }
    if (gross === 0n) ledger.put('Tick', id, growthFields('feeGrowthOutside', [0n, 0n]));
    keepTickDay(ledger, {event, tick: ledger.get('Tick', id)});
  }
}

/** Throws where an initialized tick lies between two prices: a swap's event does not split its fee. */
export function refuseCrossing(
  ledger: Ledger,
  {pool, from, to}: {pool: string; from: number; to: number},
): void {
  const [low, high] = from < to ? [from, to] : [to, from];
  const crossed = (ledger.versions.Tick ?? []).find(
    ({row}) => row.pool === pool && Number(row.tickIdx) > low && Number(row.tickIdx) <= high,
  );
  if (crossed) throw new Error(`a swap crosses ${crossed.row.id}: keep trades within one range`);
}

export type Range = {tickLower: number; tickUpper: number};

function tickOf(ledger: Ledger, {event, index}: {event: PoolEvent; index: number}): Row {
  const id = tickId(event.address, index);
  return (
    ledger.find('Tick', id) ??
    ledger.put('Tick', id, {
      ...newTick({pool: event.address, index}, event.block),
      ...zeros('volumeToken0', 'volumeToken1', 'volumeUSD'),
      ...zeros('untrackedVolumeUSD', 'feesUSD', 'collectedFeesToken0', 'collectedFeesToken1'),
      ...zeros('collectedFeesUSD', 'liquidityProviderCount'),
      ...zeros('feeGrowthOutside0X128', 'feeGrowthOutside1X128'),
    })
  );
}
