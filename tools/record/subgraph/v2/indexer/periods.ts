import {format, ONE, times, ZERO, type Decimal} from '../../../../../facts/subgraph/decimal';
import {numberIn, raised, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {tokensOf, updateRow, type Amounts} from '../../tokens';
import type {Market, PairEvent} from './events';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;

/** What a swap adds to its hour and its day; a mint or a burn adds nothing. */
export type Traded = {
  amounts: Amounts;
  trackedUSD: Decimal;
  trackedETH: Decimal;
  untrackedUSD: Decimal;
};

const NOTHING: Traded = {
  amounts: [ZERO, ZERO],
  trackedUSD: ZERO,
  trackedETH: ZERO,
  untrackedUSD: ZERO,
};

/** Brings the rows of the hour and of the day up to date after a mint, a burn or a swap. */
export function countInPeriods(
  ledger: Ledger,
  {event, market, traded = NOTHING}: {event: PairEvent; market: Market; traded?: Traded},
): void {
  const pair = ledger.get('Pair', event.address);
  const day = Math.floor(event.block.timestamp / DAY_SECONDS);
  const hour = Math.floor(event.block.timestamp / HOUR_SECONDS);
  const {reserve0 = '0', reserve1 = '0', totalSupply = '0', reserveUSD = '0'} = pair;
  const state = {reserve0, reserve1, totalSupply, reserveUSD};
  const [amount0, amount1] = traded.amounts;

  updateRow(ledger, {entity: 'PairHourData', id: `${pair.id}-${hour}`}, (row) => ({
    hourStartUnix: hour * HOUR_SECONDS,
    pair: pair.id,
    ...state,
    ...raised(row, {
      hourlyVolumeToken0: amount0,
      hourlyVolumeToken1: amount1,
      hourlyVolumeUSD: traded.trackedUSD,
      hourlyTxns: ONE,
    }),
  }));
  const {token0 = '', token1 = ''} = pair;
  updateRow(ledger, {entity: 'PairDayData', id: `${pair.id}-${day}`}, (row) => ({
    date: day * DAY_SECONDS,
    pairAddress: pair.id,
    token0,
    token1,
    ...state,
    ...raised(row, {
      dailyVolumeToken0: amount0,
      dailyVolumeToken1: amount1,
      dailyVolumeUSD: traded.trackedUSD,
      dailyTxns: ONE,
    }),
  }));
  const factory = ledger.get('UniswapFactory', market.factory);
  const {totalLiquidityUSD = '0', totalLiquidityETH = '0', txCount = '0'} = factory;
  updateRow(ledger, {entity: 'UniswapDayData', id: String(day)}, (row) => ({
    date: day * DAY_SECONDS,
    totalVolumeUSD: '0',
    totalVolumeETH: '0',
    totalLiquidityUSD,
    totalLiquidityETH,
    txCount,
    ...raised(row, {
      dailyVolumeUSD: traded.trackedUSD,
      dailyVolumeETH: traded.trackedETH,
      dailyVolumeUntracked: traded.untrackedUSD,
    }),
  }));
  tokensOf(ledger, pair).forEach((token, index) =>
    countTokenDay(ledger, {token, day, amount: traded.amounts[index] ?? ZERO}),
  );
}

function countTokenDay(
  ledger: Ledger,
  {token, day, amount}: {token: Row; day: number; amount: Decimal},
): void {
  const perToken = numberIn(token, 'derivedETH');
  const ethPrice = numberIn(ledger.get('Bundle', '1'), 'ethPrice');
  const locked = times(numberIn(token, 'totalLiquidity'), perToken);
  updateRow(ledger, {entity: 'TokenDayData', id: `${token.id}-${day}`}, (row) => ({
    date: day * DAY_SECONDS,
    token: token.id,
    totalLiquidityToken: String(token.totalLiquidity),
    totalLiquidityETH: format(locked),
    totalLiquidityUSD: format(times(locked, ethPrice)),
    priceUSD: format(times(perToken, ethPrice)),
    ...raised(row, {
      dailyVolumeToken: amount,
      dailyVolumeETH: times(amount, perToken),
      dailyVolumeUSD: times(times(amount, perToken), ethPrice),
      dailyTxns: ONE,
    }),
  }));
}
