import {
  absolute,
  decimal,
  dividedBy,
  format,
  times,
  ZERO,
  type Decimal,
} from '../../../../../facts/subgraph/decimal';
import {raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {amountsOf, tokensOf, worthInEther, type Amounts} from '../../tokens';
import type {Handled} from './events';
import {store, tokenIds} from './eventRows';
import {growthFields, growthOf, growthOfSwap} from './feeGrowth';
import {countInPeriods, type Traded} from './periods';
import {etherPerToken, etherPrice, priceOfEther, pricesOf, trackedInUSD} from './pricing';
import {refuseCrossing} from './ticks';
import {count, lock} from './totals';

const TWO = decimal('2');
const MILLION = decimal('1000000');

/** Tokens were swapped: volumes at the prices before, values locked at those after. */
export function handleSwap(ledger: Ledger, {event, market}: Handled<'Swap'>): void {
  const before = ledger.get('Pool', event.address);
  const {sender, recipient, sqrtPriceX96, tick} = event.args;
  refuseCrossing(ledger, {pool: before.id, from: Number(before.tick), to: tick});
  const amounts = amountsOf(ledger, before, event.args);
  const traded = tradedIn(ledger, {event, market}, [absolute(amounts[0]), absolute(amounts[1])]);

  raiseVolumes(ledger, {event, market}, traded);
  const pool = count(ledger, {event, market});
  ledger.put('Pool', pool.id, stateAfter(ledger, {event, market}, before));
  ledger.put('Bundle', '1', {ethPriceUSD: format(etherPrice(ledger, market))});
  for (const {id} of tokensOf(ledger, pool)) {
    ledger.put('Token', id, {derivedETH: format(etherPerToken(ledger, market, id))});
  }
  lock(ledger, {event, market, amounts});
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
  countInPeriods(ledger, {event, market, traded});
}

function tradedIn(
  ledger: Ledger,
  {event, market}: Handled<'Swap'>,
  amounts: Amounts,
): Traded & {feesETH: Decimal; untrackedVolumeUSD: Decimal} {
  const pool = ledger.get('Pool', event.address);
  const ethPrice = priceOfEther(ledger);
  const volumeUSD = dividedBy(trackedInUSD(ledger, {market, pool, amounts}), TWO);
  const volumeETH = dividedBy(volumeUSD, ethPrice);
  const fee = dividedBy(decimal(String(pool.feeTier)), MILLION);
  const untracked = dividedBy(worthInEther(ledger, pool, amounts), TWO);
  return {
    amounts,
    volumeUSD,
    volumeETH,
    untrackedVolumeUSD: times(untracked, ethPrice),
    feesUSD: times(volumeUSD, fee),
    feesETH: times(volumeETH, fee),
  };
}

function raiseVolumes(
  ledger: Ledger,
  {event, market}: Handled<'Swap'>,
  {
    amounts,
    volumeUSD,
    volumeETH,
    untrackedVolumeUSD,
    feesUSD,
    feesETH,
  }: ReturnType<typeof tradedIn>,
): void {
  const pool = ledger.get('Pool', event.address);
  const [volumeToken0, volumeToken1] = amounts;
  const inDollars = {volumeUSD, untrackedVolumeUSD, feesUSD};
  ledger.put('Pool', pool.id, raised(pool, {volumeToken0, volumeToken1, ...inDollars}));
  tokensOf(ledger, pool).forEach((token, index) => {
    const volume = amounts[index] ?? ZERO;
    ledger.put('Token', token.id, raised(token, {volume, ...inDollars}));
  });
  const factory = ledger.get('Factory', market.factory);
  const totals = {totalVolumeUSD: volumeUSD, totalVolumeETH: volumeETH};
  const fees = {totalFeesUSD: feesUSD, totalFeesETH: feesETH};
  ledger.put('Factory', factory.id, raised(factory, {...totals, ...fees, untrackedVolumeUSD}));
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
