import {createLedger, zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Version} from '../../../../../facts/subgraph/recording';
import type {Market} from '../../pools/market';
import type {V4Event} from './events';
import {handleInitialize} from './handleInitialize';
import {handleModifyLiquidity} from './handleModifyLiquidity';
import {handleNotice, handleTransfer} from './handlePosition';
import {handleSwap} from './handleSwap';

const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;

/** All rows that the events of v4 make, in the order in which the chain has the events. */
export function indexEvents(
  events: readonly V4Event[],
  market: Market,
): Readonly<Record<string, readonly Version[]>> {
  const ledger = createLedger();
  ledger.enter(events[0]?.block.number ?? 0);
  ledger.put('Bundle', '1', {ethPriceUSD: '0'});
  ledger.put('PoolManager', market.totals.id, {
    ...zeros('poolCount', 'txCount', 'totalVolumeUSD', 'totalVolumeETH', 'totalFeesUSD'),
    ...zeros('totalFeesETH', 'untrackedVolumeUSD', 'totalValueLockedUSD', 'totalValueLockedETH'),
    ...zeros('totalValueLockedUSDUntracked', 'totalValueLockedETHUntracked'),
    owner: ZERO_ADDRESS,
  });
  for (const event of events) {
    ledger.enter(event.block.number);
    handle(ledger, event, market);
  }
  return ledger.versions;
}

function handle(ledger: Ledger, event: V4Event, market: Market): void {
  switch (event.name) {
    case 'Initialize':
      return handleInitialize(ledger, {event, market});
    case 'ModifyLiquidity':
      return handleModifyLiquidity(ledger, {event, market});
    case 'Swap':
      return handleSwap(ledger, {event, market});
    case 'Transfer':
      return handleTransfer(ledger, event);
    case 'Subscription':
    case 'Unsubscription':
      return handleNotice(ledger, event);
  }
}
