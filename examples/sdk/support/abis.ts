import {parseAbi} from 'viem';
export {quoterAbi, routerAbi} from '../../v3/swaps/support/abis';

// #region factory
/** UniswapV3Factory: which pools exist. */
export const factoryAbi = parseAbi([
  'function getPool(address tokenA, address tokenB, uint24 fee) view returns (address pool)',
]);
// #endregion factory

// #region router02
/** SwapRouter02: its structs hold no deadline, which `multicall` checks instead. */
export const router02Abi = parseAbi([
  'struct SwapParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'struct MintParams { address token0; address token1; uint24 fee; int24 tickLower; int24 tickUpper; uint256 amount0Min; uint256 amount1Min; address recipient; }',
  'function exactInputSingle(SwapParams params) payable returns (uint256 amountOut)',
  'function pull(address token, uint256 value) payable',
  'function getApprovalType(address token, uint256 amount) returns (uint8)',
  'function approveMax(address token) payable',
  'function approveMaxMinusOne(address token) payable',
  'function approveZeroThenMax(address token) payable',
  'function approveZeroThenMaxMinusOne(address token) payable',
  'function mint(MintParams params) payable returns (bytes result)',
  'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[] results)',
]);
// #endregion router02
