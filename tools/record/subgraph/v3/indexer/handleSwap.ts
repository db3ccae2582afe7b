import {absolute, format} from '../../../../../facts/subgraph/decimal';
import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {tokenIds} from '../../pools/eventRows';
import {countInPeriods} from '../../pools/periods';
import {etherPerToken, etherPrice, pricesOf} from '../../pools/pricing';
import {count, lock} from '../../pools/totals';
import {raiseVolumes, volumeOf} from '../../pools/volumes';
import {amountsOf, tokensOf} from '../../tokens';
import type {Handled} from './events';
import {store} from './eventRows';
import {growthFields, growthOf, growthOfSwap} from './feeGrowth';
import {refuseCrossing} from './ticks';

/** Tokens were swapped: volumes at the prices before, values locked at those after. */
export function handleSwap(ledger: Ledger, {event, market}: Handled<'Swap'>): void {
  const before = ledger.get('Pool', event.address);
  const {sender, recipient, sqrtPriceX96, tick} = event.args;
  refuseCrossing(ledger, {pool: before.id, from: Number(before.tick), to: tick});
  const amounts = amountsOf(ledger, before, event.args);
  const at = {pool: before.id, market};
  const sizes = [absolute(amounts[0]), absolute(amounts[1])] as const;
  const traded = volumeOf(ledger, {...at, amounts: sizes});

  raiseVolumes(ledger, at, traded);
  const pool = count(ledger, at);
  ledger.put('Pool', pool.id, stateAfter(ledger, {event, market}, before));
  ledger.put('Bundle', '1', {ethPriceUSD: format(etherPrice(ledger, market))});
  for (const {id} of tokensOf(ledger, pool)) {
    ledger.put('Token', id, {derivedETH: format(etherPerToken(ledger, market, id))});
  }
  lock(ledger, {...at, amounts});
  store(ledger, {
    event,
    pool,
    fields: {
      ...tokenIds(pool),
      sender,
      recipient,
      origin: event.transaction.from,
      amount0: format(amounts[0]),
      amount1: format(amounts[1]),
      amountUSD: format(traded.volumeUSD),
      sqrtPriceX96: String(sqrtPriceX96),
      tick: String(tick),
    },
  });
  countInPeriods(ledger, {...at, timestamp: event.block.timestamp, traded});
}

/** Price, liquidity and fee growth of the pool after the swap. */
function stateAfter(ledger: Ledger, {event}: Handled<'Swap'>, before: Row) {
  const {sqrtPriceX96, tick, liquidity, amount0, amount1} = event.args;
  const [token0Price, token1Price] = pricesOf(ledger, before, sqrtPriceX96);
  const [growth0, growth1] = growthOf(before, 'feeGrowthGlobal');
  const [added0, added1] = growthOfSwap({
    sqrtPriceBefore: BigInt(String(before.sqrtPrice)),
    sqrtPriceAfter: sqrtPriceX96,
    liquidity,
    amount0,
    amount1,
  });
  return {
    liquidity: String(liquidity),
    sqrtPrice: String(sqrtPriceX96),
    tick: String(tick),
    token0Price: format(token0Price),
    token1Price: format(token1Price),
    ...growthFields('feeGrowthGlobal', [growth0 + added0, growth1 + added1]),
  };
}
