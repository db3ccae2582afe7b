import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Version} from '../../../../../facts/subgraph/recording';
import {openLedger} from '../../pools/openLedger';
import type {Market, PoolEvent} from './events';
import {handleCollect} from './handleCollect';
import {handleBurn, handleMint} from './handleLiquidity';
import {handleInitialize, handlePoolCreated} from './handlePool';
import {handlePosition} from './handlePosition';
import {handleSwap} from './handleSwap';

/** All rows that the events of v3 make, in the order in which the chain has the events. */
export function indexEvents(
  events: readonly PoolEvent[],
  market: Market,
): Readonly<Record<string, readonly Version[]>> {
  const ledger = openLedger(events[0]?.block.number ?? 0, market);
  for (const event of events) {
    ledger.enter(event.block.number);
    handle(ledger, event, market);
  }
  return ledger.versions;
}

function handle(ledger: Ledger, event: PoolEvent, market: Market): void {
  switch (event.name) {
    case 'PoolCreated':
      return handlePoolCreated(ledger, {event, market});
    case 'Initialize':
      return handleInitialize(ledger, {event, market});
    case 'Mint':
      return handleMint(ledger, {event, market});
    case 'Burn':
      return handleBurn(ledger, {event, market});
    case 'Collect':
      return handleCollect(ledger, {event, market});
    case 'Swap':
      return handleSwap(ledger, {event, market});
    case 'IncreaseLiquidity':
    case 'DecreaseLiquidity':
    case 'CollectPosition':
    case 'Transfer':
      return handlePosition(ledger, {event, market});
  }
}
