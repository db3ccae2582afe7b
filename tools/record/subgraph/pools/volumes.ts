import {decimal, dividedBy, times, ZERO, type Decimal} from '../../../../facts/subgraph/decimal';
import {raised, type Ledger} from '../../../../facts/subgraph/ledger';
import {tokensOf, worthInEther, type Amounts} from '../tokens';
import type {Market} from './market';
import type {Traded} from './periods';
import {priceOfEther, trackedInUSD} from './pricing';

const TWO = decimal('2');
const MILLION = decimal('1000000');

/** A swap's volume and fees, at the prices before it. */
type Volume = Traded & {feesETH: Decimal; untrackedVolumeUSD: Decimal};

/** The volume of amounts without their signs; the fee is the one that the pool's row has. */
export function volumeOf(
  ledger: Ledger,
  {pool: id, market, amounts}: {pool: string; market: Market; amounts: Amounts},
): Volume {
  const pool = ledger.get('Pool', id);
  const ethPrice = priceOfEther(ledger);
  const volumeUSD = dividedBy(trackedInUSD(ledger, {market, pool, amounts}), TWO);
  const volumeETH = dividedBy(volumeUSD, ethPrice);
  const fee = dividedBy(decimal(String(pool.feeTier)), MILLION);
  const untracked = dividedBy(worthInEther(ledger, pool, amounts), TWO);
  return {
    amounts,
    volumeUSD,
    volumeETH,
    untrackedVolumeUSD: times(untracked, ethPrice),
    feesUSD: times(volumeUSD, fee),
    feesETH: times(volumeETH, fee),
  };
}

/** Adds a volume to the pool, to both its tokens, and to the totals. */
export function raiseVolumes(
  ledger: Ledger,
  {pool: id, market}: {pool: string; market: Market},
  {amounts, volumeUSD, volumeETH, untrackedVolumeUSD, feesUSD, feesETH}: Volume,
): void {
  const pool = ledger.get('Pool', id);
  const [volumeToken0, volumeToken1] = amounts;
  const inDollars = {volumeUSD, untrackedVolumeUSD, feesUSD};
  ledger.put('Pool', pool.id, raised(pool, {volumeToken0, volumeToken1, ...inDollars}));
  tokensOf(ledger, pool).forEach((token, index) => {
    const volume = amounts[index] ?? ZERO;
    ledger.put('Token', token.id, raised(token, {volume, ...inDollars}));
  });
  const all = ledger.get(market.totals.entity, market.totals.id);
  const totals = {totalVolumeUSD: volumeUSD, totalVolumeETH: volumeETH};
  const fees = {totalFeesUSD: feesUSD, totalFeesETH: feesETH};
  ledger.put(market.totals.entity, all.id, raised(all, {...totals, ...fees, untrackedVolumeUSD}));
}
