import {parseAbi} from 'viem';
import {addressOf, client, confirm, run} from '../../../support/chain';
import {uni, usdc} from '../support/tokens';

const manager = {
  address: addressOf('NonfungiblePositionManager'),
  abi: parseAbi([
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
  ]),
} as const;
const poolAbi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8, bool)',
]);

/** The whole part of a square root, by Newton's method. */
function squareRoot(value: bigint): bigint {
  let root = value;
  for (let next = (value + 1n) / 2n; next < root; next = (root + value / root) / 2n) root = next;
  return root;
}

/** What a pool keeps as its price when this much of token1 is worth this much of token0. */
const sqrtPriceX96 = (amount1: bigint, amount0: bigint): bigint =>
  squareRoot((amount1 << 192n) / amount0);

run(async () => {
  // #region create
  // UNI has the lower address, so it is token0: 1 UNI (18 decimals) = 10 USDC (6 decimals).
  const price = sqrtPriceX96(10n * 10n ** 6n, 10n ** 18n);
  const args = [uni.address, usdc.address, 3_000, price] as const;
  const call = {...manager, functionName: 'createAndInitializePoolIfNecessary', args} as const;
  await confirm(await client.writeContract(call));
  // #endregion create

  // #region again
  // The pool exists and has a price: the same call finds it, and another price changes nothing.
  const again = {...call, args: [uni.address, usdc.address, 3_000, price * 2n]} as const;
  const {result: pool} = await client.simulateContract(again);
  await confirm(await client.writeContract(again));
  const [kept, tick] = await client.readContract({
    ...{address: pool, abi: poolAbi, functionName: 'slot0'},
  });
  const usdcPerUni = (Number(kept) / 2 ** 96) ** 2 * 10 ** (uni.decimals - usdc.decimals);
  console.log(`first price kept: ${kept === price}`);
  console.log(`1 UNI = ${usdcPerUni.toFixed(6)} USDC, tick ${tick}`);
  // #endregion again
});
