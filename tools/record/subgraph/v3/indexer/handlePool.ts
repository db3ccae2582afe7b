import {format} from '../../../../../facts/subgraph/decimal';
import {zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import {countInPeriods} from '../../pools/periods';
import {etherPerToken, etherPrice} from '../../pools/pricing';
import {registerTokens} from '../../pools/registerTokens';
import type {Handled} from './events';

/** The factory made a pool: it, and tokens that are new, get their rows. */
export function handlePoolCreated(ledger: Ledger, {event, market}: Handled<'PoolCreated'>): void {
  const {token0, token1, fee, pool} = event.args;
  const {poolCount} = ledger.get('Factory', market.totals.id);
  ledger.put('Factory', market.totals.id, {poolCount: String(Number(poolCount) + 1)});
  registerTokens(ledger, {pool, tokens: [token0, token1], market});
  ledger.put('Pool', pool, {
    createdAtTimestamp: String(event.block.timestamp),
    createdAtBlockNumber: String(event.block.number),
    token0,
    token1,
    feeTier: String(fee),
    tick: null,
    ...zeros('liquidity', 'sqrtPrice', 'feeGrowthGlobal0X128', 'feeGrowthGlobal1X128'),
    ...zeros('token0Price', 'token1Price', 'observationIndex', 'volumeToken0', 'volumeToken1'),
    ...zeros('volumeUSD', 'untrackedVolumeUSD', 'feesUSD', 'txCount', 'collectedFeesToken0'),
    ...zeros('collectedFeesToken1', 'collectedFeesUSD', 'totalValueLockedToken0'),
    ...zeros('totalValueLockedToken1', 'totalValueLockedETH', 'totalValueLockedUSD'),
    ...zeros('totalValueLockedUSDUntracked', 'liquidityProviderCount'),
  });
}

/** A pool got its first price; the row shows it as a root only, and as prices from a swap on. */
export function handleInitialize(ledger: Ledger, {event, market}: Handled<'Initialize'>): void {
  const {sqrtPriceX96, tick} = event.args;
  const pool = ledger.put('Pool', event.address, {
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
  });
  ledger.put('Bundle', '1', {ethPriceUSD: format(etherPrice(ledger, market))});
  countInPeriods(ledger, {pool: pool.id, timestamp: event.block.timestamp});
  for (const id of [pool.token0, pool.token1].map(String)) {
    ledger.put('Token', id, {derivedETH: format(etherPerToken(ledger, market, id))});
  }
}
