import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Version} from '../../../../../facts/subgraph/recording';
import type {Market} from '../../pools/market';
import {openLedger} from '../../pools/openLedger';
import type {V4Event} from './events';
import {handleInitialize} from './handleInitialize';
import {handleModifyLiquidity} from './handleModifyLiquidity';
import {handleNotice, handleTransfer} from './handlePosition';
import {handleSwap} from './handleSwap';

/** All rows that the events of v4 make, in the order in which the chain has the events. */
export function indexEvents(
  events: readonly V4Event[],
  market: Market,
): Readonly<Record<string, readonly Version[]>> {
  const ledger = openLedger(events[0]?.block.number ?? 0, market);
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
