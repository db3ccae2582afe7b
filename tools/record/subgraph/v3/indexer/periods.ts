import {
  compare,
  format,
  ONE,
  times,
  ZERO,
  type Decimal,
} from '../../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {tokensOf, updateRow, type Amounts} from '../../tokens';
import type {Market, PoolEvent} from './events';
import {priceOfEther} from './pricing';

const DAY = {seconds: 86_400, suffix: 'DayData', field: 'date'};
const HOUR = {seconds: 3_600, suffix: 'HourData', field: 'periodStartUnix'};

/** What a swap adds to its hour and its day; other events add nothing. */
export type Traded = {
  amounts: Amounts;
  volumeUSD: Decimal;
  volumeETH: Decimal;
  feesUSD: Decimal;
};

const NOTHING: Traded = {
  amounts: [ZERO, ZERO],
  volumeUSD: ZERO,
  volumeETH: ZERO,
  feesUSD: ZERO,
};

type Counted = {
  event: PoolEvent;
  /** Left out where the event touches the rows of the pool only. */
  market?: Market;
  traded?: Traded;
};

/** Brings the rows of the hour and of the day up to date after an event; the mapping's miss it. */
export function countInPeriods(ledger: Ledger, {event, market, traded = NOTHING}: Counted): void {
  const pool = ledger.get('Pool', event.address);
  for (const period of [DAY, HOUR]) {
    const at = Math.floor(event.block.timestamp / period.seconds);
    const when = {[period.field]: at * period.seconds};
    updateRow(ledger, {entity: `Pool${period.suffix}`, id: `${pool.id}-${at}`}, (row) => ({
      ...when,
      pool: pool.id,
      ...poolFields(row, pool, traded),
    }));
    if (!market) continue;
    tokensOf(ledger, pool).forEach((token, index) =>
      updateRow(ledger, {entity: `Token${period.suffix}`, id: `${token.id}-${at}`}, (row) => ({
        ...when,
        token: token.id,
        ...tokenFields(row, token, {ledger, traded, volume: traded.amounts[index] ?? ZERO}),
      })),
    );
  }
  if (market) countDay(ledger, {event, market, traded});
}

/** Keeps a tick as an event left it. */
export function keepTickDay(ledger: Ledger, {event, tick}: {event: PoolEvent; tick: Row}): void {
  const day = Math.floor(event.block.timestamp / DAY.seconds);
  const fields = ['pool', 'liquidityGross', 'liquidityNet', 'volumeToken0', 'volumeToken1']
    .concat('volumeUSD', 'feesUSD', 'feeGrowthOutside0X128', 'feeGrowthOutside1X128')
    .map((field) => [field, String(tick[field])] as const);
  ledger.put('TickDayData', `${tick.id}-${day}`, {
    date: day * DAY.seconds,
    tick: tick.id,
    ...Object.fromEntries(fields),
  });
}

function poolFields(row: Row, pool: Row, {amounts, volumeUSD, feesUSD}: Traded) {
  const [volumeToken0, volumeToken1] = amounts;
  const state = ['liquidity', 'sqrtPrice', 'token0Price', 'token1Price', 'tick']
    .concat('feeGrowthGlobal0X128', 'feeGrowthGlobal1X128')
    .map((field) => [field, String(pool[field])] as const);
  return {
    ...Object.fromEntries(state),
    tvlUSD: String(pool.totalValueLockedUSD),
    ...raised(row, {volumeToken0, volumeToken1, volumeUSD, feesUSD, txCount: ONE}),
    ...candle(row, numberIn(pool, 'token0Price')),
  };
}

function tokenFields(
  row: Row,
  token: Row,
  {ledger, traded, volume}: {ledger: Ledger; traded: Traded; volume: Decimal},
) {
  const {volumeUSD, feesUSD} = traded;
  const price = times(numberIn(token, 'derivedETH'), priceOfEther(ledger));
  return {
    totalValueLocked: String(token.totalValueLocked),
    totalValueLockedUSD: String(token.totalValueLockedUSD),
    priceUSD: format(price),
    ...raised(row, {volume, volumeUSD, untrackedVolumeUSD: volumeUSD, feesUSD}),
    ...candle(row, price),
  };
}

function countDay(
  ledger: Ledger,
  {event, market, traded}: {event: PoolEvent; market: Market; traded: Traded},
): void {
  const day = Math.floor(event.block.timestamp / DAY.seconds);
  const {totalValueLockedUSD, txCount} = ledger.get('Factory', market.factory);
  const {volumeETH, volumeUSD, feesUSD} = traded;
  updateRow(ledger, {entity: 'UniswapDayData', id: String(day)}, (row) => ({
    date: day * DAY.seconds,
    volumeUSDUntracked: '0',
    tvlUSD: String(totalValueLockedUSD),
    txCount: String(txCount),
    ...raised(row, {volumeETH, volumeUSD, feesUSD}),
  }));
}

/** Opening, highest, lowest and last price of a period, with one more price. */
function candle(row: Row, price: Decimal): Record<string, string> {
  const extreme = (field: string, sign: number) =>
    row[field] !== undefined && sign * compare(numberIn(row, field), price) > 0
      ? String(row[field])
      : format(price);
  return {
    open: String(row.open ?? format(price)),
    high: extreme('high', 1),
    low: extreme('low', -1),
    close: format(price),
  };
}
