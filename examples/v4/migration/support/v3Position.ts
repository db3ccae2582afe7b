import {parseAbi, parseEther, parseSignature, parseUnits} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {
  account,
  addressOf,
  chain,
  client,
  confirm,
  deadlineIn,
  requireBalance,
} from '../../../support/chain';
import {byName, inOrder, token0, token1, usdc, weth} from '../../../support/pair';
import {atLeast} from '../../../universal-router/support/quotes';
import {router} from '../../../universal-router/support/router';
import {amountsFor} from './liquidity';
import {feePips} from './plan';
import {readPoolOfV3} from './v3';

/** What the programs call of v3's position manager. */
export const nftManager = {
  address: addressOf('NonfungiblePositionManager'),
  abi: parseAbi([
    'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
    'struct DecreaseParams { uint256 tokenId; uint128 liquidity; uint256 amount0Min; uint256 amount1Min; uint256 deadline; }',
    'struct CollectParams { uint256 tokenId; address recipient; uint128 amount0Max; uint128 amount1Max; }',
    'function mint(MintParams params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
    'function decreaseLiquidity(DecreaseParams params) payable returns (uint256 amount0, uint256 amount1)',
    'function collect(CollectParams params) payable returns (uint256 amount0, uint256 amount1)',
    'function burn(uint256 tokenId) payable',
    'function permit(address spender, uint256 tokenId, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
    'function safeTransferFrom(address from, address to, uint256 tokenId)',
  ]),
} as const;

/** Opens a v3 position in USDC and WETH, 2,220 ticks to each side of the price. */
export async function mintAroundPrice(): Promise<bigint> {
  const {tick} = await readPoolOfV3();
  const middle = Math.round(tick / 60) * 60; // the spacing of the pool
  const range = {tickLower: middle - 2_220, tickUpper: middle + 2_220};
  const budget = {usdc: parseUnits('2000', usdc.decimals), weth: parseEther('1')};
  await requireBalance(usdc, budget.usdc);
  await requireBalance(weth, budget.weth);
  const [amount0Desired, amount1Desired] = inOrder(budget);
  const params = {
    ...{token0: token0.address, token1: token1.address, fee: feePips, ...range},
    ...{amount0Desired, amount1Desired, recipient: account, deadline: await deadlineIn(600n)},
  };
  const mint = {...nftManager, functionName: 'mint'} as const;
  const spender = nftManager.address;
  const allowed = [
    {token: token0.address, spender, amount: amount0Desired},
    {token: token1.address, spender, amount: amount1Desired},
  ];
  return withAllowances(allowed, async () => {
    const minimums = {amount0Min: 1n, amount1Min: 1n}; // of the simulation alone
    const {result} = await client.simulateContract({...mint, args: [{...params, ...minimums}]});
    const [tokenId, , amount0, amount1] = result;
    const least = {amount0Min: atLeast(amount0), amount1Min: atLeast(amount1)};
    await confirm(await client.writeContract({...mint, args: [{...params, ...least}]}));
    return tokenId;
  });
}

// #region worth
/** A v3 position, and what closing it pays: expected at the newest block, and least, with its fees. */
export async function readV3Position(tokenId: bigint) {
  const blockNumber = await client.getBlockNumber(); // all values of one block
  const at = {...nftManager, blockNumber} as const;
  const position = {...at, functionName: 'positions', args: [tokenId]} as const;
  const [nonce, , , , , tickLower, tickUpper, liquidity] = await client.readContract(position);
  const {sqrtPriceX96} = await readPoolOfV3(blockNumber);
  const principal = amountsFor(liquidity, {sqrtPriceX96, tickLower, tickUpper});
  const all = 2n ** 128n - 1n;
  const {result: fees} = await client.simulateContract({
    ...at,
    functionName: 'collect',
    args: [{tokenId, recipient: account, amount0Max: all, amount1Max: all}],
  });
  const minimums = [atLeast(principal[0]), atLeast(principal[1])] as const;
  return {
    ...{tokenId, nonce, liquidity, tickLower, tickUpper, minimums},
    fees: byName(...fees),
    expected: byName(principal[0] + fees[0], principal[1] + fees[1]),
    least: byName(minimums[0] + fees[0], minimums[1] + fees[1]),
  };
}
// #endregion worth

export type V3Position = Awaited<ReturnType<typeof readV3Position>>;

// #region permit
/** Lets the router manage one position, by a signature in place of a transaction. */
export async function signPermit({tokenId, nonce}: V3Position, deadline: bigint) {
  const signature = await client.signTypedData({
    domain: {
      ...{name: 'Uniswap V3 Positions NFT-V1', version: '1', chainId: chain.id},
      verifyingContract: nftManager.address,
    },
    primaryType: 'Permit',
    types: {
      Permit: [
        {name: 'spender', type: 'address'},
        {name: 'tokenId', type: 'uint256'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    message: {spender: router.address, tokenId, nonce, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  return [router.address, tokenId, deadline, yParity + 27, r, s] as const;
}
// #endregion permit
