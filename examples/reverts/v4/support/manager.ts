import {
  type Address,
  encodeFunctionData,
  type EncodeFunctionDataParameters,
  type Hex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem';
import {addressOf, tokenOf} from '../../../support/chain';
import {deploy} from '../../support/reproduce';

/** The pool manager with mainnet's code. */
export const manager = {
  address: addressOf('PoolManager'),
  abi: parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'struct SwapParams { bool zeroForOne; int256 amountSpecified; uint160 sqrtPriceLimitX96; }',
    'struct ModifyLiquidityParams { int24 tickLower; int24 tickUpper; int256 liquidityDelta; bytes32 salt; }',
    'function initialize(PoolKey key, uint160 sqrtPriceX96) returns (int24 tick)',
    'function unlock(bytes data) returns (bytes)',
    'function modifyLiquidity(PoolKey key, ModifyLiquidityParams params, bytes hookData)',
    'function swap(PoolKey key, SwapParams params, bytes hookData)',
    'function donate(PoolKey key, uint256 amount0, uint256 amount1, bytes hookData)',
    'function sync(address currency)',
    'function take(address currency, address to, uint256 amount)',
    'function settle() payable returns (uint256)',
    'function clear(address currency, uint256 amount)',
    'function burn(address from, uint256 id, uint256 amount)',
    'function updateDynamicLPFee(PoolKey key, uint24 newDynamicLPFee)',
    'function setProtocolFeeController(address controller)',
    'function setProtocolFee(PoolKey key, uint24 newProtocolFee)',
    'function collectProtocolFees(address recipient, address currency, uint256 amount)',
  ]),
} as const;

export const usdc = tokenOf('USDC').address;
export const weth = tokenOf('WETH').address;

/** Native ETH is the zero address. */
export const ether: Address = zeroAddress;

/** What names a pool. */
export type PoolKey = {
  currency0: Address;
  currency1: Address;
  fee: number;
  tickSpacing: number;
  hooks: Address;
};

/** The pool of ETH and USDC at 0.3%, without a hook. */
export const poolKey: PoolKey = {
  currency0: ether,
  currency1: usdc,
  fee: 3_000,
  tickSpacing: 60,
  hooks: zeroAddress,
};

/** The square root of 1, so that both currencies are worth the same, as a number with 96 binary places. */
export const onePrice = 2n ** 96n;

/** The lowest and highest prices that a swap may have as its limit. */
export const [lowestLimit, highestLimit] = [
  4_295_128_740n,
  1_461_446_703_485_210_103_287_273_052_203_988_822_378_723_970_341n,
] as const;

/** A call of `swap`: 1,000 units of currency0 in, unless told. */
export const swap = (key = poolKey, params = {}) =>
  step('swap', [
    key,
    {zeroForOne: true, amountSpecified: -1_000n, sqrtPriceLimitX96: lowestLimit, ...params},
    '0x',
  ]);

/** A call of `modifyLiquidity`: 1,000 units more, in the widest range, unless told. */
export const provide = (key = poolKey, params = {}) =>
  step('modifyLiquidity', [
    key,
    {
      tickLower: -887_220,
      tickUpper: 887_220,
      liquidityDelta: 1_000n,
      salt: zeroHash,
      ...params,
    },
    '0x',
  ]);

/** A call while the lock is open, with the ETH that it sends. */
export type Step = {target: Address; value: bigint; data: Hex};

/** A call of the pool manager while the lock is open. */
export const step = (functionName: string, args: readonly unknown[], value = 0n): Step => ({
  target: manager.address,
  value,
  data: encodeFunctionData({
    ...manager,
    functionName,
    args,
  } as EncodeFunctionDataParameters),
});

/** Deploys a contract that opens the lock; returns a call of it that makes these calls inside. */
export async function deployUnlocker(of = manager.address) {
  const unlocker = await deploy({
    file: 'examples/reverts/v4/Unlocker.sol',
    contract: 'Unlocker',
  });
  const run = (...steps: readonly Step[]) =>
    ({
      address: unlocker,
      abi: unlockerAbi,
      functionName: 'run',
      args: [of, steps],
      value: steps.reduce((sum, {value}) => sum + value, 0n),
    }) as const;
  return {unlocker, run};
}

const unlockerAbi = parseAbi([
  'struct Step { address target; uint256 value; bytes data; }',
  'function run(address manager, Step[] steps) payable',
]);
