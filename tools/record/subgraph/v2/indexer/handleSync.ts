import {dividedBy, format, minus, plus, times, ZERO} from '../../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import {amountsOf, tokensOf, worthInEther} from '../../tokens';
import type {EventOf, Market} from './events';
import {etherPerToken, etherPrice, trackedLiquidityInEther} from './pricing';

/** A pair's reserves changed: its prices, those of its tokens and all totals follow. */
export function handleSync(
  ledger: Ledger,
  {event, market}: {event: EventOf<'Sync'>; market: Market},
): void {
  const before = ledger.get('Pair', event.address);
  const {id} = before;
  const [reserve0, reserve1] = amountsOf(ledger, before, {
    amount0: event.args.reserve0,
    amount1: event.args.reserve1,
  });
  const [token0, token1] = tokensOf(ledger, before);
  for (const {token, field, reserve} of [
    {token: token0, field: 'reserve0', reserve: reserve0},
    {token: token1, field: 'reserve1', reserve: reserve1},
  ]) {
    const change = minus(reserve, numberIn(before, field));
    ledger.put('Token', token.id, raised(token, {totalLiquidity: change}));
  }
  ledger.put('Pair', id, {
    reserve0: format(reserve0),
    reserve1: format(reserve1),
    token0Price: format(dividedBy(reserve0, reserve1)),
    token1Price: format(dividedBy(reserve1, reserve0)),
  });

  const ethPrice = etherPrice(ledger, market);
  ledger.put('Bundle', '1', {ethPrice: format(ethPrice)});
  for (const token of tokensOf(ledger, before)) {
    const derived = etherPerToken(ledger, market, token.id);
    ledger.put('Token', token.id, {derivedETH: format(derived)});
  }

  const pair = ledger.get('Pair', id);
  const amounts = [reserve0, reserve1] as const;
  const tracked = ethPrice.digits ? trackedLiquidityInEther(ledger, {market, pair, amounts}) : ZERO;
  const reserveETH = worthInEther(ledger, pair, amounts);
  ledger.put('Pair', id, {
    trackedReserveETH: format(tracked),
    reserveETH: format(reserveETH),
    reserveUSD: format(times(reserveETH, ethPrice)),
  });
  const factory = ledger.get('UniswapFactory', market.factory);
  const others = minus(
    numberIn(factory, 'totalLiquidityETH'),
    numberIn(before, 'trackedReserveETH'),
  );
  const total = plus(others, tracked);
  ledger.put('UniswapFactory', factory.id, {
    totalLiquidityETH: format(total),
    totalLiquidityUSD: format(times(total, ethPrice)),
  });
}
