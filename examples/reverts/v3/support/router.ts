import {type Address, parseAbi} from 'viem';
import {client, confirm} from '../../support/reproduce';

/** SwapRouter of v3-periphery, with the functions that the programs call. */
export const router = {
  address: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
  abi: parseAbi([
    'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
    'struct ExactOutputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountOut; uint256 amountInMaximum; uint160 sqrtPriceLimitX96; }',
    'struct ExactInputParams { bytes path; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; }',
    'struct ExactOutputParams { bytes path; address recipient; uint256 deadline; uint256 amountOut; uint256 amountInMaximum; }',
    'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
    'function exactOutputSingle(ExactOutputSingleParams params) payable returns (uint256 amountIn)',
    'function exactInput(ExactInputParams params) payable returns (uint256 amountOut)',
    'function exactOutput(ExactOutputParams params) payable returns (uint256 amountIn)',
    'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
    'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
    'function unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient) payable',
    'function sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient) payable',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function uniswapV3SwapCallback(int256 amount0Delta, int256 amount1Delta, bytes data)',
  ]),
} as const;

const erc20 = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function transfer(address to, uint256 amount) returns (bool)',
]);

type Payment = {to: Address; amount: bigint};

/** Lets a contract take this much of a token, in base units, and no more. */
export async function approve(token: Address, {to, amount}: Payment): Promise<void> {
  const call = {address: token, abi: erc20, functionName: 'approve', args: [to, amount]} as const;
  await confirm(await client.writeContract(call));
}

/** Sends this much of a token, in base units. */
export async function transfer(token: Address, {to, amount}: Payment): Promise<void> {
  const call = {address: token, abi: erc20, functionName: 'transfer', args: [to, amount]} as const;
  await confirm(await client.writeContract(call));
}

/** A time this many seconds after the newest block. */
export async function deadlineIn(seconds: bigint): Promise<bigint> {
  return (await client.getBlock()).timestamp + seconds;
}
