import {type Address, parseAbi} from 'viem';
import {client, confirm, deploy} from '../../support/reproduce';

export const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' as const; // 6 decimals
export const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2' as const; // 18 decimals
export const uni = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' as const; // 18 decimals

const abi = parseAbi([
  'function initialize(uint160 sqrtPriceX96)',
  'function swap(address recipient, bool zeroForOne, int256 amountSpecified, uint160 sqrtPriceLimitX96, bytes data) returns (int256 amount0, int256 amount1)',
  'function mint(address recipient, int24 tickLower, int24 tickUpper, uint128 amount, bytes data) returns (uint256 amount0, uint256 amount1)',
  'function burn(int24 tickLower, int24 tickUpper, uint128 amount) returns (uint256 amount0, uint256 amount1)',
  'function flash(address recipient, uint256 amount0, uint256 amount1, bytes data)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidityCumulativeX128s)',
  'function maxLiquidityPerTick() view returns (uint128)',
  'function snapshotCumulativesInside(int24 tickLower, int24 tickUpper) view returns (int56, uint160, uint32)',
  'function setFeeProtocol(uint8 feeProtocol0, uint8 feeProtocol1)',
  'function collectProtocol(address recipient, uint128 amount0Requested, uint128 amount1Requested) returns (uint128 amount0, uint128 amount1)',
]);

/** The pool of USDC (token0) and WETH (token1) at the 0.3% tier, at 2,000 USDC per WETH. */
export const pool = {address: '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8', abi} as const;

/** UniswapV3Factory, with the functions that the programs call. */
export const factory = {
  address: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
  abi: parseAbi([
    'function createPool(address tokenA, address tokenB, uint24 fee) returns (address pool)',
    'function enableFeeAmount(uint24 fee, int24 tickSpacing)',
    'function setOwner(address owner)',
    'function owner() view returns (address)',
  ]),
} as const;

/** Creates the pool of USDC and UNI at the 1% tier: it has neither a price nor liquidity. */
export async function createPool() {
  const {request, result} = await client.simulateContract({
    ...factory,
    functionName: 'createPool',
    args: [usdc, uni, 10_000],
  });
  await confirm(await client.writeContract(request));
  return {address: result, abi} as const;
}

/** Gives a pool the price 1 in base units: the square root of 1, in Q64.96. */
export async function initialize(created: {address: Address; abi: typeof abi}): Promise<void> {
  const args = [2n ** 96n] as const;
  await confirm(await client.writeContract({...created, functionName: 'initialize', args}));
}

/** Deploys a contract that pays a pool nothing when the pool calls it back. */
export async function deployDefaulter() {
  const source = {file: 'examples/reverts/v3/Defaulter.sol', contract: 'Defaulter'};
  return {
    address: await deploy(source, [pool.address]),
    abi: parseAbi([
      'function swap(int256 amountIn, uint160 sqrtPriceLimitX96)',
      'function mint(int24 tickLower, int24 tickUpper, uint128 amount)',
      'function flash(uint256 amount0, uint256 amount1)',
    ]),
  } as const;
}
