import {format} from '../../../../../facts/subgraph/decimal';
import {zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import {describedFields} from '../../tokens';
import type {Handled, Market} from './events';
import {countInPeriods} from './periods';
import {etherPerToken, etherPrice} from './pricing';

/** The factory made a pool: it, and tokens that are new, get their rows. */
export function handlePoolCreated(ledger: Ledger, {event, market}: Handled<'PoolCreated'>): void {
  const {token0, token1, fee, pool} = event.args;
  const {poolCount} = ledger.get('Factory', market.factory);
  ledger.put('Factory', market.factory, {poolCount: String(Number(poolCount) + 1)});
  for (const [id, other] of [
    [token0, token1],
    [token1, token0],
  ] as const) {
    const {whitelistPools} = ledger.find('Token', id) ?? createToken(ledger, market, id);
    if (!market.listed.includes(other) || !Array.isArray(whitelistPools)) continue;
    ledger.put('Token', id, {whitelistPools: [...whitelistPools, pool]});
  }
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
  countInPeriods(ledger, {event});
  for (const id of [pool.token0, pool.token1].map(String)) {
    ledger.put('Token', id, {derivedETH: format(etherPerToken(ledger, market, id))});
  }
}

function createToken(ledger: Ledger, {tokens}: Market, id: string) {
  return ledger.put('Token', id, {
    ...describedFields(tokens, id),
    ...zeros('volume', 'volumeUSD', 'untrackedVolumeUSD', 'feesUSD', 'txCount', 'poolCount'),
    ...zeros('totalValueLocked', 'totalValueLockedUSD', 'totalValueLockedUSDUntracked'),
    ...zeros('derivedETH'),
    whitelistPools: [],
  });
}
