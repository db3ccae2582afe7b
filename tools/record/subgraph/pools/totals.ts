import {format, minus, ONE, plus, times, ZERO} from '../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../facts/subgraph/ledger';
import type {Row} from '../../../../facts/subgraph/recording';
import {tokensOf, worthInEther, type Amounts} from '../tokens';
import type {Market} from './market';
import {priceOfEther} from './pricing';

/** What came into a pool, or left it below zero: the value locked in it and in all follows. */
export function lock(
  ledger: Ledger,
  {pool, market, amounts}: {pool: string; market: Market; amounts: Amounts},
): void {
  const before = ledger.get('Pool', pool);
  const ethPrice = priceOfEther(ledger);
  tokensOf(ledger, before).forEach((token, index) => {
    const locked = plus(numberIn(token, 'totalValueLocked'), amounts[index] ?? ZERO);
    const usd = times(times(locked, numberIn(token, 'derivedETH')), ethPrice);
    ledger.put('Token', token.id, {
      totalValueLocked: format(locked),
      totalValueLockedUSD: format(usd),
    });
  });
  const lockedAmounts: Amounts = [
    plus(numberIn(before, 'totalValueLockedToken0'), amounts[0]),
    plus(numberIn(before, 'totalValueLockedToken1'), amounts[1]),
  ];
  const ether = worthInEther(ledger, before, lockedAmounts);
  ledger.put('Pool', before.id, {
    totalValueLockedToken0: format(lockedAmounts[0]),
    totalValueLockedToken1: format(lockedAmounts[1]),
    totalValueLockedETH: format(ether),
    totalValueLockedUSD: format(times(ether, ethPrice)),
  });
  const {entity, id} = market.totals;
  const totals = ledger.get(entity, id);
  const change = minus(ether, numberIn(before, 'totalValueLockedETH'));
  const all = plus(numberIn(totals, 'totalValueLockedETH'), change);
  ledger.put(entity, id, {
    totalValueLockedETH: format(all),
    totalValueLockedUSD: format(times(all, ethPrice)),
  });
}

/** One more event of a pool, of both its tokens, and of all; gives the pool. */
export function count(ledger: Ledger, {pool: id, market}: {pool: string; market: Market}): Row {
  const pool = ledger.get('Pool', id);
  const {totals} = market;
  const rows = [
    ...tokensOf(ledger, pool).map((token) => ['Token', token] as const),
    [totals.entity, ledger.get(totals.entity, totals.id)],
  ] as const;
  for (const [entity, row] of rows) ledger.put(entity, row.id, raised(row, {txCount: ONE}));
  return ledger.put('Pool', pool.id, raised(pool, {txCount: ONE}));
}
