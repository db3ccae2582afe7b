import {type Token, TradeType} from '@uniswap/sdk-core';
import {Pool, Position, Route, SwapQuoter, TickMath} from '@uniswap/v3-sdk';
import JSBI from 'jsbi';
import {type Hex, hexToBigInt, slice} from 'viem';
import {addressOf, client} from '../../../../support/chain';
import {amountOf, baseUnits} from '../../../support/tokens';

type Ticks = {tickLower: number; tickUpper: number};

/** Amounts of token0 and token1, in base units. */
export type Ordered = readonly [bigint, bigint];

/** A swap through one pool: which token it sells, and what it leaves behind. */
export type FittingSwap = {
  route: Route<Token, Token>;
  amountIn: bigint;
  /** Quoted by QuoterV2. */
  amountOut: bigint;
  poolAfter: Pool;
  /** What each round of the search sold, the last one this swap. */
  rounds: bigint[];
};

const maxRounds = 10;
const accuracy = 1_000_000n; // stop when a round changes less than a millionth

// #region fitting
/** Finds the swap after which both tokens have the ratio that a range needs at the new price. */
export async function fittingSwap(pool: Pool, ticks: Ticks, held: Ordered): Promise<FittingSwap> {
  const [need0, need1] = perLiquidity(pool, ticks);
  const [sell, buy] = held[0] * need1 > held[1] * need0 ? ([0, 1] as const) : ([1, 0] as const);
  const tokens = [pool.token0, pool.token1] as const;
  const route = new Route([pool], tokens[sell], tokens[buy]);

  const rounds = [held[sell] / 2n];
  for (const amountIn of rounds) {
    const {amountOut, poolAfter} = await quoteWithPrice(route, amountIn);
    const need = perLiquidity(poolAfter, ticks);
    const surplus = held[sell] * need[buy] - held[buy] * need[sell];
    const next = (surplus * amountIn) / (need[buy] * amountIn + need[sell] * amountOut);
    const change = next > amountIn ? next - amountIn : amountIn - next;
    if (change * accuracy <= amountIn) return {route, amountIn, amountOut, poolAfter, rounds};
    if (next <= 0n || rounds.length === maxRounds) throw new Error('found no swap that fits');
    rounds.push(next); // and the loop goes on with it
  }
  throw new Error('there is nothing to sell');
}
// #endregion fitting

// #region need
/** What much liquidity takes of token0 and token1 at the pool's price: only the ratio matters. */
function perLiquidity(pool: Pool, ticks: Ticks): Ordered {
  const liquidity = JSBI.BigInt('1000000000000000000000000');
  const {amount0, amount1} = new Position({pool, ...ticks, liquidity});
  return [baseUnits(amount0), baseUnits(amount1)];
}
// #endregion need

// #region quote
/** What a swap gives, and the pool at the price to which it moves. */
async function quoteWithPrice(route: Route<Token, Token>, amountIn: bigint) {
  const [pool] = route.pools as [Pool];
  const {calldata} = SwapQuoter.quoteCallParameters(
    route,
    amountOf(route.input, amountIn),
    TradeType.EXACT_INPUT,
    {useQuoterV2: true},
  );
  const {data = '0x'} = await client.call({to: addressOf('QuoterV2'), data: calldata as Hex});
  const amountOut = hexToBigInt(slice(data, 0, 32));
  const price = JSBI.BigInt(slice(data, 32, 64)); // sqrtPriceX96After
  const tick = TickMath.getTickAtSqrtRatio(price);
  const poolAfter = new Pool(pool.token0, pool.token1, pool.fee, price, pool.liquidity, tick);
  return {amountOut, poolAfter};
}
// #endregion quote
