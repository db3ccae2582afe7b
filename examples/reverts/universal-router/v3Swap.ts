import {type Address, encodePacked, parseAbi} from 'viem';
import {client, confirm, reverts, run} from '../support/reproduce';
import {caller, encode, plan, router, self, uni, usdc, weth} from './support/router';

const [V3_SWAP_EXACT_IN, V3_SWAP_EXACT_OUT, WRAP_ETH] = [0x00, 0x01, 0x0b];
const oneEther = 10n ** 18n;

const path = (from: Address, feePips: number, to: Address) =>
  encodePacked(['address', 'uint24', 'address'], [from, feePips, to]);
/** The inputs of a v3 swap that the router pays for: the exact amount, the limit and the path. */
const swap = (amount: bigint, limit: bigint, by: string) =>
  encode('address, uint256, uint256, bytes, bool', caller, amount, limit, by, false);
const wrap = (wei: bigint) => [WRAP_ETH, encode('address, uint256', self, wei)] as const;

/** The position manager of v3. */
const positions = {
  address: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
  abi: parseAbi([
    'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Desired; uint256 amount1Desired; uint256 amount0Min; uint256 amount1Min; address recipient; uint256 deadline; }',
    'function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96) payable returns (address pool)',
    'function mint(MintParams params) payable returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1)',
  ]),
} as const;

run(async () => {
  // #region v3-too-little-received
  // The pool gives less than 2,000 USDC for 1 ETH.
  const sell = swap(oneEther, 2_000_000_000n, path(weth, 3_000, usdc));
  await reverts('V3TooLittleReceived()', {
    ...plan(wrap(oneEther), [V3_SWAP_EXACT_IN, sell]),
    value: oneEther,
  });
  // #endregion v3-too-little-received

  // #region v3-too-much-requested
  // The pool takes more than 1 ETH for 2,000 USDC; the path of an exact output begins with it.
  const buy = swap(2_000_000_000n, oneEther, path(usdc, 3_000, weth));
  await reverts('V3TooMuchRequested()', {
    ...plan(wrap(oneEther), [V3_SWAP_EXACT_OUT, buy]),
    value: oneEther,
  });
  // #endregion v3-too-much-requested

  // #region slice-out-of-bounds
  // A path of 20 bytes: a token, and neither a fee nor a second token.
  await reverts(
    'SliceOutOfBounds()',
    plan([V3_SWAP_EXACT_OUT, swap(2_000_000_000n, oneEther, usdc)]),
  );
  // #endregion slice-out-of-bounds

  // #region v3-invalid-caller
  // An account calls what only a pool may call.
  const data = encode('bytes, address', path(weth, 3_000, usdc), client.account.address);
  await reverts('V3InvalidCaller()', {
    ...router,
    functionName: 'uniswapV3SwapCallback',
    args: [1n, 0n, data],
  });
  // #endregion v3-invalid-caller

  // #region v3-invalid-swap
  // A pool that has a price, and no liquidity anywhere.
  await confirm(
    await client.writeContract({
      ...positions,
      functionName: 'createAndInitializePoolIfNecessary',
      args: [uni, weth, 10_000, 2n ** 96n],
    }),
  );
  await reverts('V3InvalidSwap()', {
    ...plan(wrap(oneEther), [V3_SWAP_EXACT_IN, swap(oneEther, 1n, path(weth, 10_000, uni))]),
    value: oneEther,
  });
  // #endregion v3-invalid-swap

  // #region v3-invalid-amount-out
  // The pool now holds 1 UNI in all, and 2 UNI are asked for.
  await offerOneUni();
  await reverts('V3InvalidAmountOut()', {
    ...plan(wrap(3n * oneEther), [
      V3_SWAP_EXACT_OUT,
      swap(2n * oneEther, 3n * oneEther, path(uni, 10_000, weth)),
    ]),
    value: 3n * oneEther,
  });
  // #endregion v3-invalid-amount-out
});

/** Puts 1 UNI and 1 WETH into the pool, from 2% below the price to 2% above it. */
async function offerOneUni() {
  const abi = parseAbi(['function approve(address spender, uint256 amount) returns (bool)']);
  for (const address of [uni, weth] as const) {
    const args = [positions.address, oneEther] as const;
    await confirm(await client.writeContract({address, abi, functionName: 'approve', args}));
  }
  const least = (oneEther * 99n) / 100n;
  const params = {
    token0: uni,
    token1: weth,
    ...{fee: 10_000, tickLower: -200, tickUpper: 200},
    ...{amount0Desired: oneEther, amount1Desired: oneEther},
    ...{amount0Min: least, amount1Min: least},
    recipient: client.account.address,
    deadline: (await client.getBlock()).timestamp + 600n,
  } as const;
  await confirm(await client.writeContract({...positions, functionName: 'mint', args: [params]}));
}
