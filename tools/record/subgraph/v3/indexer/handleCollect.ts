import {format, minus, ZERO} from '../../../../../facts/subgraph/decimal';
import {raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import {countInPeriods} from '../../pools/periods';
import {trackedInUSD} from '../../pools/pricing';
import {count, lock} from '../../pools/totals';
import {amountsOf} from '../../tokens';
import type {Handled} from './events';
import {store} from './eventRows';

/** A pool paid tokens out: fees and withdrawn deposits, which the event does not tell apart. */
export function handleCollect(ledger: Ledger, {event, market}: Handled<'Collect'>): void {
  const before = ledger.get('Pool', event.address);
  const amounts = amountsOf(ledger, before, event.args);
  const usd = trackedInUSD(ledger, {market, pool: before, amounts});
  const at = {pool: before.id, market};
  lock(ledger, {...at, amounts: [minus(ZERO, amounts[0]), minus(ZERO, amounts[1])]});
  const counted = count(ledger, at);
  const [collectedFeesToken0, collectedFeesToken1] = amounts;
  const collected = {collectedFeesToken0, collectedFeesToken1, collectedFeesUSD: usd};
  const pool = ledger.put('Pool', counted.id, raised(counted, collected));

  const {owner, tickLower, tickUpper} = event.args;
  store(ledger, {
    event,
    pool,
    fields: {
      owner,
      tickLower: String(tickLower),
      tickUpper: String(tickUpper),
      amount0: format(amounts[0]),
      amount1: format(amounts[1]),
      amountUSD: format(usd),
    },
  });
  countInPeriods(ledger, {...at, timestamp: event.block.timestamp});
}
