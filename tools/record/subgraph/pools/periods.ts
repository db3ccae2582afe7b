import {compare, format, ONE, times, ZERO, type Decimal} from '../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../facts/subgraph/ledger';
import type {Row} from '../../../../facts/subgraph/recording';
import {tokensOf, updateRow, type Amounts} from '../tokens';
import type {Market} from './market';
import {priceOfEther} from './pricing';

export const DAY = {seconds: 86_400, suffix: 'DayData', field: 'date'};
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
  /** The pool of the event, and the time of its block in seconds. */
  pool: string;
  timestamp: number;
  /** Left out where the event touches the rows of the pool only. */
  market?: Market;
  traded?: Traded;
};

/** Brings the rows of the hour and of the day up to date after an event; the mapping's miss it. */
export function countInPeriods(
  ledger: Ledger,
  {pool: id, timestamp, market, traded = NOTHING}: Counted,
): void {
  const pool = ledger.get('Pool', id);
  for (const period of [DAY, HOUR]) {
    const at = Math.floor(timestamp / period.seconds);
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
  if (market) countDay(ledger, {timestamp, market, traded});
}

function poolFields(row: Row, pool: Row, {amounts, volumeUSD, feesUSD}: Traded) {
  const [volumeToken0, volumeToken1] = amounts;
  const state = ['liquidity', 'sqrtPrice', 'token0Price', 'token1Price', 'tick']
    .concat('feeGrowthGlobal0X128', 'feeGrowthGlobal1X128')
    // Rows of v4 have no fee growth.
    .filter((field) => field in pool)
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
  {timestamp, market, traded}: {timestamp: number; market: Market; traded: Traded},
): void {
  const day = Math.floor(timestamp / DAY.seconds);
  const {totalValueLockedUSD, txCount} = ledger.get(market.totals.entity, market.totals.id);
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
