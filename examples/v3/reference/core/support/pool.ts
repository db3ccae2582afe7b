import {parseAbi} from 'viem';
import {addressOf, tokenOf} from '../../../../support/chain';

/** What the programs call of a pool, and the events that it emits. */
export const poolAbi = parseAbi([
  'event Burn(address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Collect(address indexed owner, address recipient, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount0, uint128 amount1)',
  'event Flash(address indexed sender, address indexed recipient, uint256 amount0, uint256 amount1, uint256 paid0, uint256 paid1)',
  'event Initialize(uint160 sqrtPriceX96, int24 tick)',
  'event Mint(address sender, address indexed owner, int24 indexed tickLower, int24 indexed tickUpper, uint128 amount, uint256 amount0, uint256 amount1)',
  'event Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick)',
  'function collectProtocol(address recipient, uint128 amount0Requested, uint128 amount1Requested) returns (uint128 amount0, uint128 amount1)',
  'function fee() view returns (uint24)',
  'function feeGrowthGlobal0X128() view returns (uint256)',
  'function feeGrowthGlobal1X128() view returns (uint256)',
  'function increaseObservationCardinalityNext(uint16 observationCardinalityNext)',
  'function initialize(uint160 sqrtPriceX96)',
  'function liquidity() view returns (uint128)',
  'function maxLiquidityPerTick() view returns (uint128)',
  'function observations(uint256 index) view returns (uint32 blockTimestamp, int56 tickCumulative, uint160 secondsPerLiquidityCumulativeX128, bool initialized)',
  'function observe(uint32[] secondsAgos) view returns (int56[] tickCumulatives, uint160[] secondsPerLiquidityCumulativeX128s)',
  'function positions(bytes32 key) view returns (uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function protocolFees() view returns (uint128 token0, uint128 token1)',
  'function setFeeProtocol(uint8 feeProtocol0, uint8 feeProtocol1)',
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function snapshotCumulativesInside(int24 tickLower, int24 tickUpper) view returns (int56 tickCumulativeInside, uint160 secondsPerLiquidityInsideX128, uint32 secondsInside)',
  'function tickBitmap(int16 wordPosition) view returns (uint256)',
  'function tickSpacing() view returns (int24)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56 tickCumulativeOutside, uint160 secondsPerLiquidityOutsideX128, uint32 secondsOutside, bool initialized)',
  'function token0() view returns (address)',
  'function token1() view returns (address)',
]);

/** The pool of USDC (token0) and WETH (token1) at the 0.3% tier, at 2,000 USDC per WETH. */
export const pool = {
  address: '0x8ad599c3A0ff1De082011EFDDc58f1908eb6e6D8',
  abi: poolAbi,
} as const;

/** What a contract needs to find that pool: its factory, and its key. */
export const factoryAddress = addressOf('UniswapV3Factory');
export const poolKey = {
  token0: tokenOf('USDC').address,
  token1: tokenOf('WETH').address,
  fee: 3_000, // 0.3%
} as const;
