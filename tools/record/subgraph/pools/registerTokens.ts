import {zeros, type Ledger} from '../../../../facts/subgraph/ledger';
import {describedFields} from '../tokens';
import type {Market} from './market';

/** Gives the tokens of a new pool their rows, and lists the pool where it may price them. */
export function registerTokens(
  ledger: Ledger,
  {
    pool,
    tokens: [token0, token1],
    market,
  }: {pool: string; tokens: [string, string]; market: Market},
): void {
  for (const [id, other] of [
    [token0, token1],
    [token1, token0],
  ] as const) {
    const {whitelistPools} = ledger.find('Token', id) ?? createToken(ledger, market, id);
    if (!market.listed.includes(other) || !Array.isArray(whitelistPools)) continue;
    ledger.put('Token', id, {whitelistPools: [...whitelistPools, pool]});
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
