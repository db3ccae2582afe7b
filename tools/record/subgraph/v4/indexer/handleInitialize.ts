import {format} from '../../../../../facts/subgraph/decimal';
import {zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import {countInPeriods} from '../../pools/periods';
import {etherPerToken, etherPrice, pricesOf} from '../../pools/pricing';
import {registerTokens} from '../../pools/registerTokens';
import type {Handled} from './events';

/** A pool got its key and its first price: it, and currencies that are new, get their rows. */
export function handleInitialize(ledger: Ledger, {event, market}: Handled<'Initialize'>): void {
  const {id, currency0, currency1, fee, tickSpacing, hooks, sqrtPriceX96, tick} = event.args;
  const {poolCount} = ledger.get('PoolManager', market.totals.id);
  ledger.put('PoolManager', market.totals.id, {poolCount: String(Number(poolCount) + 1)});
  registerTokens(ledger, {pool: id, tokens: [currency0, currency1], market});
  const pool = ledger.put('Pool', id, {
    createdAtTimestamp: String(event.block.timestamp),
    createdAtBlockNumber: String(event.block.number),
    token0: currency0,
    token1: currency1,
    feeTier: String(fee),
    tickSpacing: String(tickSpacing),
    hooks,
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    isExternalLiquidity: false,
    ...zeros('liquidity', 'token0Price', 'token1Price', 'observationIndex', 'volumeToken0'),
    ...zeros('volumeToken1', 'volumeUSD', 'untrackedVolumeUSD', 'feesUSD', 'txCount'),
    ...zeros('collectedFeesToken0', 'collectedFeesToken1', 'collectedFeesUSD'),
    ...zeros('totalValueLockedToken0', 'totalValueLockedToken1', 'totalValueLockedETH'),
    ...zeros('totalValueLockedUSD', 'totalValueLockedUSDUntracked', 'liquidityProviderCount'),
  });
  const [token0Price, token1Price] = pricesOf(ledger, pool, sqrtPriceX96);
  ledger.put('Pool', id, {token0Price: format(token0Price), token1Price: format(token1Price)});
  ledger.put('Bundle', '1', {ethPriceUSD: format(etherPrice(ledger, market))});
  countInPeriods(ledger, {pool: id, timestamp: event.block.timestamp});
  for (const token of [currency1, currency0]) {
    ledger.put('Token', token, {derivedETH: format(etherPerToken(ledger, market, token))});
  }
}
