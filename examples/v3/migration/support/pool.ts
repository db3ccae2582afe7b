import {Token} from '@uniswap/sdk-core';
import {nearestUsableTick, Pool, TICK_SPACINGS, tickToPrice} from '@uniswap/v3-sdk';
import {parseAbi, zeroAddress} from 'viem';
import {addressOf, chain, client, type TokenFacts} from '../../../support/chain';
import {feePips, highestPrice, isListedToken0, listed, lowestPrice, quoted} from './tokens';

const inSdk = ({address, decimals, symbol}: TokenFacts) =>
  new Token(chain.id, address, decimals, symbol);
const [listedToken, quotedToken] = [inSdk(listed), inSdk(quoted)];

/** The usable tick nearest to a price. Ticks count token1 for token0, in base units of both. */
function tickAt(price: number): number {
  const inBaseUnits = price * 10 ** (quoted.decimals - listed.decimals);
  const ticks = Math.round(Math.log(inBaseUnits) / Math.log(1.0001));
  return nearestUsableTick(isListedToken0 ? ticks : -ticks, TICK_SPACINGS[feePips]);
}

const ends = [tickAt(lowestPrice), tickAt(highestPrice)];
export const range = {tickLower: Math.min(...ends), tickUpper: Math.max(...ends)};

const v3Factory = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi([
    'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address pool)',
  ]),
} as const;
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
]);

/** The v3 pool at its price of now. Its liquidity stays 0 here: no amount of a mint depends on it. */
export async function readPool(): Promise<Pool> {
  const args = [listed.address, quoted.address, feePips] as const;
  const address = await client.readContract({...v3Factory, functionName: 'getPool', args});
  if (address === zeroAddress) {
    const fee = `${feePips / 10_000}%`;
    throw new Error(`there is no v3 pool of ${listed.symbol} and ${quoted.symbol} at ${fee}`);
  }
  const slot0 = {address, abi: poolAbi, functionName: 'slot0'} as const;
  const [sqrtPriceX96, tick] = await client.readContract(slot0);
  return new Pool(listedToken, quotedToken, feePips, String(sqrtPriceX96), 0, tick);
}

// #region in-range
/** Ends the program if the pool's price is outside the range: the position would earn nothing. */
export function requirePriceInRange(pool: Pool): void {
  const {tickLower, tickUpper} = range;
  if (tickLower <= pool.tickCurrent && pool.tickCurrent < tickUpper) return;
  const price = pool.priceOf(listedToken).toSignificant(6);
  const [lowest, highest] = [tickLower, tickUpper]
    .map((tick) => tickToPrice(listedToken, quotedToken, tick).toSignificant(6))
    .sort((one, other) => Number(one) - Number(other));
  const found = `${price} ${quoted.symbol} for 1 ${listed.symbol}`;
  const fix = 'set lowestPrice and highestPrice';
  throw new Error(`the price, ${found}, is outside the range, ${lowest} to ${highest}: ${fix}`);
}
// #endregion in-range
