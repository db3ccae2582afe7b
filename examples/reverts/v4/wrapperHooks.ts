import {numberToHex, padHex, parseAbi, zeroAddress} from 'viem';
import {addressOf} from '../../support/chain';
import {deploy, reverts, run} from '../support/reproduce';
import {creationCode} from '../support/published';
import {addressWith, construct, flags, placeCode, placeHook} from './support/hook';
import {
  deployUnlocker,
  manager,
  onePrice,
  type PoolKey,
  poolKey,
  provide,
  usdc,
  weth,
} from './support/manager';
import {reasonOf} from './support/wrapped';

const hookAbi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'struct SwapParams { bool zeroForOne; int256 amountSpecified; uint160 sqrtPriceLimitX96; }',
  'function beforeSwap(address sender, PoolKey key, SwapParams params, bytes hookData) returns (bytes4, int256, uint24)',
  'function beforeDonate(address sender, PoolKey key, uint256 amount0, uint256 amount1, bytes hookData) returns (bytes4)',
]);

/** The hook of mainnet that wraps ETH as a swap, and its pool. */
const wrapping = {address: addressOf('WETHHook'), abi: hookAbi};
const wrappingKey = {...poolKey, currency1: weth, fee: 0, hooks: wrapping.address};

/** What the pool manager calls: only it may. */
const [from, key] = [manager.address, wrappingKey];

run(async () => {
  const {run: unlocked} = await deployUnlocker();
  const create = (changes: Partial<PoolKey>) =>
    ({
      ...manager,
      functionName: 'initialize',
      args: [{...wrappingKey, ...changes}, onePrice],
    }) as const;

  // #region invalid-pool-token
  // USDC stands in the place of WETH. The error is the third argument of WrappedError.
  console.log(`InvalidPoolToken() → ${await reasonOf(create({currency1: usdc}))}`);
  // #endregion invalid-pool-token

  // #region invalid-pool-fee
  // Wrapping costs no fee.
  console.log(`InvalidPoolFee() → ${await reasonOf(create({fee: 3_000}))}`);
  // #endregion invalid-pool-fee

  // #region liquidity-not-allowed
  // The sandbox has the pool; nobody can provide to it.
  console.log(`LiquidityNotAllowed() → ${await reasonOf(unlocked(provide(wrappingKey)))}`);
  // #endregion liquidity-not-allowed

  // #region hook-not-implemented
  // The hook has no rule for donations, and its address no flag for them.
  await reverts('HookNotImplemented()', {
    ...wrapping,
    from,
    functionName: 'beforeDonate',
    args: [zeroAddress, key, 1n, 0n, '0x'],
  });
  // #endregion hook-not-implemented

  const swap = (amountSpecified: bigint) =>
    ({
      abi: hookAbi,
      from,
      functionName: 'beforeSwap',
      args: [zeroAddress, key, {zeroForOne: true, amountSpecified, sqrtPriceLimitX96: 0n}, '0x'],
    }) as const;

  // #region exact-input-not-supported
  const oneWay = await deploy(
    {file: 'examples/reverts/v4/OneWayHook.sol', contract: 'OneWayHook'},
    [manager.address, weth],
  );
  await reverts('ExactInputNotSupported()', {...swap(-1n), address: oneWay});
  // #endregion exact-input-not-supported

  // Stands for wstETH, and says which token it wraps.
  const {hook: wstETH, set} = await placeHook(0);
  const creation = creationCode(
    '@uniswap/v4-periphery/foundry-out/WstETHHook.sol/WstETHHook.json',
    [manager.address, wstETH],
  );
  const address = addressWith(
    flags.beforeInitialize |
      flags.beforeAddLiquidity |
      flags.beforeSwap |
      flags.beforeSwapReturnsDelta,
  );

  // #region approve-failed
  // The token that is wrapped is the same contract, which answers an approval with its address.
  await set(padHex(wstETH));
  await placeCode(address, creation);
  await reverts('APPROVE_FAILED', {...swap(1n), address});
  // #endregion approve-failed

  // #region exact-output-not-supported
  // Address 1 is a precompile, which accepts every call. The hook is constructed, then asked.
  await set(numberToHex(1, {size: 32}));
  await construct(address, creation);
  await reverts('ExactOutputNotSupported()', {...swap(1n), address});
  // #endregion exact-output-not-supported
});
