import {format, times, type Decimal} from '../../../../../facts/subgraph/decimal';
import type {Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {getAmountsForLiquidity} from '../../../../../src/protocol/liquidityMath';
import {getSqrtPriceAtTick} from '../../../../../src/protocol/tickMath';
import {tokenIds} from '../../pools/eventRows';
import {countInPeriods} from '../../pools/periods';
import {newTick, tickId} from '../../pools/newTick';
import {priceOfEther} from '../../pools/pricing';
import {count, lock} from '../../pools/totals';
import {amountsOf, worthInEther, type Amounts} from '../../tokens';
import type {EventOf, Handled, Range} from './events';
import {store} from './store';

/** Liquidity came in or went out. The event has no amounts: they follow from the pool's price. */
export function handleModifyLiquidity(
  ledger: Ledger,
  {event, market}: Handled<'ModifyLiquidity'>,
): void {
  const {id, sender, tickLower, tickUpper, liquidityDelta} = event.args;
  const before = ledger.get('Pool', id);
  const amounts = amountsIn(ledger, before, event.args);
  const amountUSD = worthInDollars(ledger, before, amounts);
  lock(ledger, {pool: id, market, amounts});
  const pool = count(ledger, {pool: id, market});
  if (isInRange(pool, event.args)) {
    const liquidity = BigInt(String(pool.liquidity)) + liquidityDelta;
    ledger.put('Pool', id, {liquidity: String(liquidity)});
  }
  store(ledger, {
    event,
    entity: 'ModifyLiquidity',
    fields: {
      pool: id,
      ...tokenIds(pool),
      sender,
      amount: String(liquidityDelta),
      amount0: format(amounts[0]),
      amount1: format(amounts[1]),
      amountUSD: format(amountUSD),
      tickLower: String(tickLower),
      tickUpper: String(tickUpper),
    },
  });
  moveLiquidity(ledger, event);
  countInPeriods(ledger, {pool: id, timestamp: event.block.timestamp, market});
}

/** What the liquidity is at the pool's price, rounded as the pool does it: up to be paid, down to be taken. */
function amountsIn(
  ledger: Ledger,
  pool: Row,
  {tickLower, tickUpper, liquidityDelta}: EventOf<'ModifyLiquidity'>['args'],
): Amounts {
  const comesIn = liquidityDelta > 0n;
  const {amount0, amount1} = getAmountsForLiquidity({
    sqrtPriceX96: BigInt(String(pool.sqrtPrice)),
    sqrtPriceAX96: getSqrtPriceAtTick(BigInt(tickLower)),
    sqrtPriceBX96: getSqrtPriceAtTick(BigInt(tickUpper)),
    liquidity: comesIn ? liquidityDelta : -liquidityDelta,
    roundUp: comesIn,
  });
  const signed = comesIn ? {amount0, amount1} : {amount0: -amount0, amount1: -amount1};
  return amountsOf(ledger, pool, signed);
}

const worthInDollars = (ledger: Ledger, pool: Row, amounts: Amounts): Decimal =>
  times(worthInEther(ledger, pool, amounts), priceOfEther(ledger));

const isInRange = ({tick}: Row, {tickLower, tickUpper}: Range): boolean =>
  tickLower <= Number(tick) && Number(tick) < tickUpper;

/** Adds liquidity to both ends of the range, or takes it off below zero; an empty tick keeps its row. */
function moveLiquidity(ledger: Ledger, {args, block}: EventOf<'ModifyLiquidity'>): void {
  for (const {index, net} of [
    {index: args.tickLower, net: args.liquidityDelta},
    {index: args.tickUpper, net: -args.liquidityDelta},
  ]) {
    const id = tickId(args.id, index);
    const tick =
      ledger.find('Tick', id) ?? ledger.put('Tick', id, newTick({pool: args.id, index}, block));
    ledger.put('Tick', id, {
      liquidityGross: String(BigInt(String(tick.liquidityGross)) + args.liquidityDelta),
      liquidityNet: String(BigInt(String(tick.liquidityNet)) + net),
    });
  }
}
