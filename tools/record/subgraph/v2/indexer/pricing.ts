import {
  compare,
  decimal,
  dividedBy,
  ONE,
  plus,
  times,
  ZERO,
  type Decimal,
} from '../../../../../facts/subgraph/decimal';
import {numberIn, type Ledger} from '../../../../../facts/subgraph/ledger';
import type {Row} from '../../../../../facts/subgraph/recording';
import {worthsInEther, type Amounts} from '../../tokens';
import type {Market} from './events';

const TWO = decimal('2');

/** A pair prices its tokens if it holds more than this, in ETH. */
const MINIMUM_RESERVE_ETH = decimal('2');

/** Of a pair with fewer than 5 providers, volume is tracked from this liquidity on, in USD. */
const MINIMUM_LIQUIDITY_USD = decimal('400000');
const FEW_PROVIDERS = decimal('5');

/** USD per ETH: the mean of the pairs of WETH with stablecoins, weighted by their WETH. */
export function etherPrice(ledger: Ledger, {weth, stablecoins}: Market): Decimal {
  const pairs = stablecoins.flatMap((stablecoin) => {
    const pair = pairOf(ledger, stablecoin, weth);
    if (!pair) return [];
    const isToken0 = pair.token0 === weth;
    return [
      {
        ether: numberIn(pair, isToken0 ? 'reserve0' : 'reserve1'),
        price: numberIn(pair, isToken0 ? 'token1Price' : 'token0Price'),
      },
    ];
  });
  const total = pairs.reduce((sum, {ether}) => plus(sum, ether), ZERO);
  return pairs.reduce(
    (sum, {ether, price}) => plus(sum, times(price, dividedBy(ether, total))),
    ZERO,
  );
}

/** ETH per token: through its first pair with a listed token that holds enough, else zero. */
export function etherPerToken(ledger: Ledger, {weth, listed}: Market, token: string): Decimal {
  if (token === weth) return ONE;
  for (const other of listed) {
    const pair = pairOf(ledger, token, other);
    if (pair && compare(numberIn(pair, 'reserveETH'), MINIMUM_RESERVE_ETH) > 0) {
      const price = numberIn(pair, pair.token0 === token ? 'token1Price' : 'token0Price');
      return times(price, numberIn(ledger.get('Token', other), 'derivedETH'));
    }
  }
  return ZERO;
}

/** What counts of a pair's liquidity: both tokens if both are listed, twice the one that is. */
export const trackedLiquidityInEther = (
  ledger: Ledger,
  {market, pair, amounts}: {market: Market; pair: Row; amounts: Amounts},
): Decimal => {
  const [first, second] = listedWorths(ledger, {market, pair, amounts});
  if (first && second) return plus(first, second);
  return times(first ?? second ?? ZERO, TWO);
};

/** What counts of a swap: the mean of both sides if both are listed, else the side that is. */
export function trackedVolumeInEther(
  ledger: Ledger,
  {market, pair, amounts}: {market: Market; pair: Row; amounts: Amounts},
): Decimal {
  const reserves: Amounts = [numberIn(pair, 'reserve0'), numberIn(pair, 'reserve1')];
  const liquidity = trackedLiquidityInEther(ledger, {market, pair, amounts: reserves});
  const usd = times(liquidity, numberIn(ledger.get('Bundle', '1'), 'ethPrice'));
  const hasFewProviders = compare(numberIn(pair, 'liquidityProviderCount'), FEW_PROVIDERS) < 0;
  if (hasFewProviders && compare(usd, MINIMUM_LIQUIDITY_USD) < 0) return ZERO;

  const [first, second] = listedWorths(ledger, {market, pair, amounts});
  if (first && second) return dividedBy(plus(first, second), TWO);
  return first ?? second ?? ZERO;
}

function listedWorths(
  ledger: Ledger,
  {market, pair, amounts}: {market: Market; pair: Row; amounts: Amounts},
): (Decimal | undefined)[] {
  return worthsInEther(ledger, pair, amounts).map((worth, index) =>
    market.listed.includes(String(pair[`token${index}`])) ? worth : undefined,
  );
}

/** The pair of two tokens, whichever comes first. */
function pairOf({versions, get}: Ledger, one: string, other: string): Row | undefined {
  const pair = versions.Pair?.find(
    ({row}) =>
      (row.token0 === one && row.token1 === other) || (row.token0 === other && row.token1 === one),
  );
  return pair && get('Pair', pair.row.id);
}
