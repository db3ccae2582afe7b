import type {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Pool, Route} from '@uniswap/v3-sdk';

type TokenRoute = Route<Token, Token>;

/** How many parts of the input go along a route, and its pools once they did. */
type Share = {route: TokenRoute; pools: readonly Pool[]; parts: number};

// #region split
/** Gives each part of an input to the route that then pays most for it. */
export async function split(
  routes: readonly TokenRoute[],
  inputAmount: CurrencyAmount<Token>,
  parts: number,
): Promise<Share[]> {
  const part = inputAmount.divide(parts);
  const shares: Share[] = routes.map((route) => ({route, pools: route.pools, parts: 0}));
  for (let given = 0; given < parts; given += 1) {
    const offers = await Promise.all(shares.map((share) => offerOf(share, part)));
    const best = offers.reduce((one, other) => (other.pays.greaterThan(one.pays) ? other : one));
    best.share.pools = best.pools;
    best.share.parts += 1;
  }
  return shares.filter((share) => share.parts > 0);
}

/** What a route pays for one part more, and its pools after that. */
async function offerOf(share: Share, part: CurrencyAmount<Token>) {
  let pays = part;
  const pools: Pool[] = [];
  for (const pool of share.pools) {
    const [output, poolAfter] = await pool.getOutputAmount(pays);
    pays = output;
    pools.push(poolAfter);
  }
  return {share, pays, pools};
}
// #endregion split

// #region disjoint
/** Routes without those that use a pool of one before them: quotes of a split must not interfere. */
export const disjoint = (routes: readonly TokenRoute[]): TokenRoute[] =>
  routes.reduce<TokenRoute[]>((kept, route) => {
    const used = kept.flatMap(({pools}) => pools);
    return route.pools.some((pool) => used.includes(pool)) ? kept : [...kept, route];
  }, []);
// #endregion disjoint
