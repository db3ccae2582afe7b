import {absolute, format, minus, ZERO} from '../../../../../facts/subgraph/decimal';
import type {Ledger} from '../../../../../facts/subgraph/ledger';
import {tokenIds} from '../../pools/eventRows';
import {countInPeriods} from '../../pools/periods';
import {etherPerToken, etherPrice, pricesOf} from '../../pools/pricing';
import {count, lock} from '../../pools/totals';
import {raiseVolumes, volumeOf} from '../../pools/volumes';
import {amountsOf, tokensOf, type Amounts} from '../../tokens';
import type {Handled} from './events';
import {store} from './store';

/** Tokens were swapped. The event has the swapper's gains and the fee; rows have the pool's gains. */
export function handleSwap(ledger: Ledger, {event, market}: Handled<'Swap'>): void {
  const {id, sender, sqrtPriceX96, tick, liquidity, fee} = event.args;
  const before = ledger.put('Pool', id, {feeTier: String(fee)});
  const gained = amountsOf(ledger, before, event.args);
  const amounts: Amounts = [minus(ZERO, gained[0]), minus(ZERO, gained[1])];
  const at = {pool: id, market};
  const sizes = [absolute(amounts[0]), absolute(amounts[1])] as const;
  const traded = volumeOf(ledger, {...at, amounts: sizes});

  raiseVolumes(ledger, at, traded);
  const pool = count(ledger, at);
  const [token0Price, token1Price] = pricesOf(ledger, pool, sqrtPriceX96);
  ledger.put('Pool', id, {
    liquidity: String(liquidity),
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    token0Price: format(token0Price),
    token1Price: format(token1Price),
  });
  ledger.put('Bundle', '1', {ethPriceUSD: format(etherPrice(ledger, market))});
  for (const token of tokensOf(ledger, pool)) {
    ledger.put('Token', token.id, {derivedETH: format(etherPerToken(ledger, market, token.id))});
  }
  lock(ledger, {...at, amounts});
  store(ledger, {
    event,
    entity: 'Swap',
    fields: {
      pool: id,
      ...tokenIds(pool),
      sender,
      amount0: format(amounts[0]),
      amount1: format(amounts[1]),
      amountUSD: format(traded.volumeUSD),
      sqrtPriceX96: String(sqrtPriceX96),
      tick: String(tick),
    },
  });
  countInPeriods(ledger, {...at, timestamp: event.block.timestamp, traded});
}
