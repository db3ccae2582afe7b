import {format, times} from '../../../../../facts/subgraph/decimal';
import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {tokenIds} from '../../pools/eventRows';
import {countInPeriods} from '../../pools/periods';
import {priceOfEther} from '../../pools/pricing';
import {count, lock} from '../../pools/totals';
import {amountsOf, worthInEther} from '../../tokens';
import type {Handled} from './events';
import {store} from './eventRows';
import {moveLiquidity, type Range} from './ticks';

/** Liquidity came in. */
export function handleMint(ledger: Ledger, {event, market}: Handled<'Mint'>): void {
  const {sender, amount} = event.args;
  const fields = {...fieldsOf(ledger, event), sender};
  lock(ledger, {pool: event.address, market, amounts: amountsIn(ledger, event)});
  finish(ledger, {event, market, change: amount, fields});
}

/** Liquidity went out; the tokens stay in the pool until they are collected. */
export function handleBurn(ledger: Ledger, {event, market}: Handled<'Burn'>): void {
  const fields = fieldsOf(ledger, event);
  finish(ledger, {event, market, change: -event.args.amount, fields});
}

type Event = Handled<'Mint' | 'Burn'>['event'];

type Change = Handled<'Mint' | 'Burn'> & {
  /** Liquidity that was added, or removed below zero. */
  change: bigint;
  fields: Parameters<Ledger['put']>[2];
};

function finish(ledger: Ledger, {event, market, change, fields}: Change): void {
  const pool = count(ledger, {pool: event.address, market});
  if (isInRange(pool, event.args)) {
    const liquidity = BigInt(String(pool.liquidity)) + change;
    ledger.put('Pool', pool.id, {liquidity: String(liquidity)});
  }
  store(ledger, {event, pool, fields});
  if (change !== 0n) moveLiquidity(ledger, {event, range: event.args, amount: change});
  countInPeriods(ledger, {pool: pool.id, timestamp: event.block.timestamp, market});
}

const isInRange = ({tick}: Row, {tickLower, tickUpper}: Range): boolean =>
  tickLower <= Number(tick) && Number(tick) < tickUpper;

const amountsIn = (ledger: Ledger, event: Event) =>
  amountsOf(ledger, ledger.get('Pool', event.address), event.args);

function fieldsOf(ledger: Ledger, event: Event) {
  const pool = ledger.get('Pool', event.address);
  const amounts = amountsIn(ledger, event);
  const {owner, amount, tickLower, tickUpper} = event.args;
  return {
    ...tokenIds(pool),
    owner,
    origin: event.transaction.from,
    amount: String(amount),
    amount0: format(amounts[0]),
    amount1: format(amounts[1]),
    amountUSD: format(times(worthInEther(ledger, pool, amounts), priceOfEther(ledger))),
    tickLower: String(tickLower),
    tickUpper: String(tickUpper),
  };
}
