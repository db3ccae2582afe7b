import {parseAbi} from 'viem';
import {client} from '../../../../support/chain';
import {deploy} from '../../../../support/contract';

const file = 'examples/v3/reference/coreLibraries/PriceProbe.sol';
const abi = parseAbi([
  'function afterInput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountIn, bool zeroForOne) view returns (uint160)',
  'function afterOutput(uint160 sqrtPriceX96, uint128 liquidity, uint256 amountOut, bool zeroForOne) view returns (uint160)',
  'function amountsBetween(uint160 sqrtRatioAX96, uint160 sqrtRatioBX96, uint128 liquidity, bool roundUp) view returns (uint256 amount0, uint256 amount1)',
  'function swapStep(uint160 sqrtRatioCurrentX96, uint160 sqrtRatioTargetX96, uint128 liquidity, int256 amountRemaining, uint24 feePips) view returns (uint160 sqrtRatioNextX96, uint256 amountIn, uint256 amountOut, uint256 feeAmount)',
]);

type Move = readonly [sqrtPriceX96: bigint, liquidity: bigint, amount: bigint, zeroForOne: boolean];
type Between = readonly [lowerX96: bigint, upperX96: bigint, liquidity: bigint, roundUp: boolean];
type Step = readonly [
  currentX96: bigint,
  targetX96: bigint,
  liquidity: bigint,
  amountRemaining: bigint,
  feePips: number,
];

/** SqrtPriceMath and SwapMath of v3-core, in a contract that lets anyone call them. */
export async function deployPriceProbe() {
  const probe = {address: await deploy({file, contract: 'PriceProbe'}), abi} as const;
  return {
    afterInput: (...args: Move) =>
      client.readContract({...probe, functionName: 'afterInput', args}),
    afterOutput: (...args: Move) =>
      client.readContract({...probe, functionName: 'afterOutput', args}),
    amountsBetween: (...args: Between) =>
      client.readContract({...probe, functionName: 'amountsBetween', args}),
    swapStep: (...args: Step) => client.readContract({...probe, functionName: 'swapStep', args}),
  };
}
