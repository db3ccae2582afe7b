import {parseAbi} from 'viem';

// #region abi
export const router02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'; // SwapRouter02

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
// #endregion abi
