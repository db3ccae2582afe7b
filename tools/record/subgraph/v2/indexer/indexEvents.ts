import {createLedger, zeros, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Version} from '../../../../../facts/subgraph/recording';
import {describedFields} from '../../tokens';
import type {EventOf, Market, PairEvent} from './events';
import {handleSync} from './handleSync';
import {handleBurn, handleMint, handleSwap} from './handleTrade';
import {handleTransfer} from './handleTransfer';

/** All rows that the events of v2 make, in the order in which the chain has the events. */
export function indexEvents(
  events: readonly PairEvent[],
  market: Market,
): Readonly<Record<string, readonly Version[]>> {
  const ledger = createLedger();
  ledger.enter(events[0]?.block.number ?? 0);
  ledger.put('Bundle', '1', {ethPrice: '0'});
  ledger.put('UniswapFactory', market.factory, {
    pairCount: 0,
    ...zeros('totalVolumeUSD', 'totalVolumeETH', 'untrackedVolumeUSD'),
    ...zeros('totalLiquidityUSD', 'totalLiquidityETH', 'txCount'),
  });
  for (const event of events) {
    ledger.enter(event.block.number);
    handle(ledger, event, market);
  }
  return ledger.versions;
}

function handle(ledger: Ledger, event: PairEvent, market: Market): void {
  switch (event.name) {
    case 'PairCreated':
      return handlePairCreated(ledger, event, market);
    case 'Transfer':
      return handleTransfer(ledger, event);
    case 'Sync':
      return handleSync(ledger, {event, market});
    case 'Mint':
      return handleMint(ledger, {event, market});
    case 'Burn':
      return handleBurn(ledger, {event, market});
    case 'Swap':
      return handleSwap(ledger, {event, market});
  }
}

function handlePairCreated(
  ledger: Ledger,
  {args: {token0, token1, pair}, block}: EventOf<'PairCreated'>,
  {factory, tokens}: Market,
): void {
  const {pairCount} = ledger.get('UniswapFactory', factory);
  ledger.put('UniswapFactory', factory, {pairCount: Number(pairCount) + 1});
  for (const id of [token0, token1]) {
    if (ledger.find('Token', id)) continue;
    ledger.put('Token', id, {
      ...describedFields(tokens, id),
      ...zeros('tradeVolume', 'tradeVolumeUSD', 'untrackedVolumeUSD', 'txCount'),
      ...zeros('totalLiquidity', 'derivedETH'),
    });
  }
  ledger.put('Pair', pair, {
    token0,
    token1,
    ...zeros('reserve0', 'reserve1', 'totalSupply', 'reserveETH', 'reserveUSD'),
    ...zeros('trackedReserveETH', 'token0Price', 'token1Price', 'volumeToken0', 'volumeToken1'),
    ...zeros('volumeUSD', 'untrackedVolumeUSD', 'txCount', 'liquidityProviderCount'),
    createdAtTimestamp: String(block.timestamp),
    createdAtBlockNumber: String(block.number),
  });
}
