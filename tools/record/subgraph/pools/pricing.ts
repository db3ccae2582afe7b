import {
  compare,
  decimal,
  dividedBy,
  inWholeTokens,
  ONE,
  plus,
  power,
  times,
  ZERO,
  type Decimal,
} from '../../../../facts/subgraph/decimal';
import {numberIn, type Ledger} from '../../../../facts/subgraph/ledger';
import type {Row} from '../../../../facts/subgraph/recording';
import {tokensOf, worthsInEther, type Amounts} from '../tokens';
import type {Market} from './market';

const TWO = decimal('2');
const Q192 = power(TWO, 192);

/** A pool, and amounts of its tokens that are to be valued. */
type Valued = {market: Market; pool: Row; amounts: Amounts};

/** USD per ETH, as the pool of ether and a stablecoin has it; zero before that pool trades. */
export function etherPrice(ledger: Ledger, {etherPool}: Market): Decimal {
  const pool = ledger.find('Pool', etherPool);
  return pool ? numberIn(pool, 'token0Price') : ZERO;
}

/** ETH per token, through the pool that holds most ETH or worth of it, else zero. */
export function etherPerToken(ledger: Ledger, market: Market, id: string): Decimal {
  if (market.ether.includes(id)) return ONE;
  if (market.stablecoins.includes(id)) return dividedBy(ONE, etherPrice(ledger, market));

  const {whitelistPools} = ledger.get('Token', id);
  const offers = (Array.isArray(whitelistPools) ? whitelistPools : []).map((address) => {
    const pool = ledger.get('Pool', address);
    const other = pool.token0 === id ? 1 : 0;
    const perEther = numberIn(ledger.get('Token', String(pool[`token${other}`])), 'derivedETH');
    return {
      isLive: pool.liquidity !== '0',
      ether: times(numberIn(pool, `totalValueLockedToken${other}`), perEther),
      price: times(numberIn(pool, `token${other}Price`), perEther),
    };
  });
  const best = offers
    .filter(({isLive, ether}) => isLive && compare(ether, decimal(market.minimumEther)) > 0)
    .sort((one, other) => compare(other.ether, one.ether))[0];
  return best?.price ?? ZERO;
}

/** Prices of token1 in token0 and of token0 in token1, in whole tokens. */
export function pricesOf(ledger: Ledger, pool: Row, sqrtPriceX96: bigint): [Decimal, Decimal] {
  const [token0, token1] = tokensOf(ledger, pool);
  const ratio = dividedBy(inWholeTokens(sqrtPriceX96 ** 2n, 0), Q192);
  const digits = Number(token0.decimals) - Number(token1.decimals);
  const token1Price = times(ratio, power(decimal('10'), digits));
  return [dividedBy(ONE, token1Price), token1Price];
}

/** What counts of two amounts: both if both tokens are listed, twice the one that is. */
export function trackedInUSD(ledger: Ledger, {market, pool, amounts}: Valued): Decimal {
  const ethPrice = priceOfEther(ledger);
  const listed = worthsInEther(ledger, pool, amounts).filter((_, index) =>
    market.listed.includes(String(pool[`token${index}`])),
  );
  const sum = listed.reduce(plus, ZERO);
  return times(listed.length === 1 ? times(sum, TWO) : sum, ethPrice);
}

/** USD per ETH, as it was last stored. */
export const priceOfEther = (ledger: Ledger): Decimal =>
  numberIn(ledger.get('Bundle', '1'), 'ethPriceUSD');
