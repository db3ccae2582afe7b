import {createLedger, zeros, type Ledger} from '../../../../facts/subgraph/ledger';
import type {Market} from './market';

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** A ledger from a block on, with the rows before the first event: the price of ether, and the totals. */
export function openLedger(block: number, {totals}: Pick<Market, 'totals'>): Ledger {
  const ledger = createLedger();
  ledger.enter(block);
  ledger.put('Bundle', '1', {ethPriceUSD: '0'});
  ledger.put(totals.entity, totals.id, {
    ...zeros('poolCount', 'txCount', 'totalVolumeUSD', 'totalVolumeETH', 'totalFeesUSD'),
    ...zeros('totalFeesETH', 'untrackedVolumeUSD', 'totalValueLockedUSD', 'totalValueLockedETH'),
    ...zeros('totalValueLockedUSDUntracked', 'totalValueLockedETHUntracked'),
    owner: ZERO_ADDRESS,
  });
  return ledger;
}
