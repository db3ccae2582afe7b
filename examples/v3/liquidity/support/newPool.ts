import {encodeSqrtRatioX96, TICK_SPACINGS, TickMath} from '@uniswap/v3-sdk';
import {type Address, encodeFunctionData, type Hex, parseAbi, parseUnits} from 'viem';
import {account, addressOf, client, deadlineIn, tokenOf} from '../../../support/chain';

// #region constants
export const listed = tokenOf('UNI'); // the token that gets a pool
export const quoted = tokenOf('USDC'); // the token that its price is in
export const firstPrice = '10'; // this much of the quoted token for 1 of the listed one
const listedBudget = parseUnits('1000', listed.decimals); // use at most this
export const newFeePips = 3_000; // 0.3%
const toleranceBps = 50n; // 0.5% of the amounts
// #endregion constants

// #region order
/** token0 is the token with the lower address, compared as numbers. */
const isListedToken0 = BigInt(listed.address) < BigInt(quoted.address);
export const [lower, higher] = isListedToken0 ? [listed, quoted] : [quoted, listed];

/** Puts what belongs to the two tokens in the pool's order: token0 first. */
const inPoolOrder = <T>(ofListed: T, ofQuoted: T): readonly [T, T] =>
  isListedToken0 ? [ofListed, ofQuoted] : [ofQuoted, ofListed];
// #endregion order

// #region price
/** Amounts of both tokens that are worth the same, with 18 digits more than the tokens have. */
const equalAmounts = (price: string): [listed: bigint, quoted: bigint] => [
  parseUnits('1', listed.decimals + 18),
  parseUnits(price, quoted.decimals + 18),
];

/** The price as the pool stores it: √(amount1 / amount0) · 2^96, rounded down. */
export function sqrtPriceAt(price: string): bigint {
  const [amount0, amount1] = inPoolOrder(...equalAmounts(price));
  return BigInt(encodeSqrtRatioX96(String(amount1), String(amount0)).toString());
}

/** The price of the listed token, in whole tokens, from the pool's sqrtPriceX96. */
export function priceFrom(sqrtPriceX96: bigint): number {
  const raw = (Number(sqrtPriceX96) / 2 ** 96) ** 2; // base units of token1 for one of token0
  const price = raw * 10 ** (lower.decimals - higher.decimals);
  return isListedToken0 ? price : 1 / price;
}
// #endregion price

/** The position manager, with what a new pool needs. */
export const creator = {
  address: addressOf('NonfungiblePositionManager'),
  abi: parseAbi([
    'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
    'function mint(MintParams params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function ownerOf(uint256 tokenId) view returns (address)',
    'event IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  ]),
} as const;

// #region create
/** Creates the pool with this price; does nothing if it already has one. */
export const createCall = (sqrtPriceX96: bigint, fee = newFeePips): Hex =>
  encodeFunctionData({
    ...creator,
    functionName: 'createAndInitializePoolIfNecessary',
    args: [lower.address, higher.address, fee, sqrtPriceX96],
  });
// #endregion create

// #region mint
/** The highest tick that the fee's spacing allows; the lowest is its negative. */
const outermostTick = (feePips: keyof typeof TICK_SPACINGS): number =>
  TickMath.MAX_TICK - (TickMath.MAX_TICK % TICK_SPACINGS[feePips]);

/** A position over all prices, with minimums from the intended price, not from the pool. */
export async function firstPosition(price: string) {
  const [ofListed, ofQuoted] = equalAmounts(price);
  const [amount0Desired, amount1Desired] = inPoolOrder(
    listedBudget,
    (listedBudget * ofQuoted) / ofListed,
  );
  const least = (amount: bigint) => (amount * (10_000n - toleranceBps)) / 10_000n;
  const tickUpper = outermostTick(newFeePips);
  return {
    ...{token0: lower.address, token1: higher.address, fee: newFeePips},
    ...{tickLower: -tickUpper, tickUpper},
    ...{amount0Desired, amount1Desired},
    ...{amount0Min: least(amount0Desired), amount1Min: least(amount1Desired)},
    ...{recipient: account, deadline: await deadlineIn(600n)},
  };
}

export type FirstPosition = Awaited<ReturnType<typeof firstPosition>>;

export const mintCall = (params: FirstPosition): Hex =>
  encodeFunctionData({...creator, functionName: 'mint', args: [params]});

/** Allowances for the most that the position may take, and no more. */
export const allowancesOf = ({amount0Desired, amount1Desired}: FirstPosition) => [
  {token: lower.address, spender: creator.address, amount: amount0Desired},
  {token: higher.address, spender: creator.address, amount: amount1Desired},
];
// #endregion mint

const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address)',
]);
const slotAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
]);

// #region find
/** The pool and its price, which is 0 before initialization; undefined if there is no pool. */
export async function findPool(
  fee = newFeePips,
): Promise<{address: Address; sqrtPriceX96: bigint} | undefined> {
  const args = [lower.address, higher.address, fee] as const;
  const factory = {address: addressOf('UniswapV3Factory'), abi: factoryAbi} as const;
  const address = await client.readContract({...factory, functionName: 'getPool', args});
  if (BigInt(address) === 0n) return undefined;
  const pool = {address, abi: slotAbi, functionName: 'slot0'} as const;
  const [sqrtPriceX96] = await client.readContract(pool);
  return {address, sqrtPriceX96};
}
// #endregion find
