import {parseAbi} from 'viem';
import {addressOf, client, confirm} from '../../../../support/chain';
import {erc20Abi, type Token} from '../../support/tokens';

/** SwapRouter, with the functions that it inherits for payments. */
export const router = {
  address: addressOf('SwapRouter'),
  abi: parseAbi([
    'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
    'struct ExactOutputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountOut; uint256 amountInMaximum; uint160 sqrtPriceLimitX96; }',
    'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
    'function exactOutputSingle(ExactOutputSingleParams params) payable returns (uint256 amountIn)',
    'function multicall(bytes[] data) payable returns (bytes[] results)',
    'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
    'function unwrapWETH9WithFee(uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient) payable',
    'function sweepToken(address token, uint256 amountMinimum, address recipient) payable',
    'function sweepTokenWithFee(address token, uint256 amountMinimum, address recipient, uint256 feeBips, address feeRecipient) payable',
    'function refundETH() payable',
    'function selfPermit(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    'function selfPermitIfNecessary(address token, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s) payable',
    'function selfPermitAllowed(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) payable',
    'function selfPermitAllowedIfNecessary(address token, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s) payable',
  ]),
} as const;

const quoter = {
  address: addressOf('QuoterV2'),
  abi: parseAbi([
    'struct Input { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'struct Output { address tokenIn; address tokenOut; uint256 amount; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'function quoteExactInputSingle(Input params) returns (uint256 amountOut, uint160, uint32, uint256)',
    'function quoteExactOutputSingle(Output params) returns (uint256 amountIn, uint160, uint32, uint256)',
  ]),
} as const;

const feePips = 3_000; // the pools that take 0.3%
const slippageBps = 50n; // 0.5%

/** The pool of two tokens, named as the routers and quoters do. */
export const poolOf = (tokenIn: Token, tokenOut: Token) =>
  ({
    tokenIn: tokenIn.address,
    tokenOut: tokenOut.address,
    fee: feePips,
    sqrtPriceLimitX96: 0n, // no limit here: the amounts are limited instead
  }) as const;

type Pool = ReturnType<typeof poolOf>;

/** The least to accept for an input: what a quote gives, less 0.5%. */
export async function minimumFor(pool: Pool, amountIn: bigint): Promise<bigint> {
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...pool, amountIn}],
  });
  return (result[0] * (10_000n - slippageBps)) / 10_000n;
}

/** The most to pay for an output: what a quote asks for, and 0.5% more. */
export async function maximumFor(pool: Pool, amount: bigint): Promise<bigint> {
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactOutputSingle',
    args: [{...pool, amount}],
  });
  return (result[0] * (10_000n + slippageBps)) / 10_000n;
}

/** Ten minutes from now, by the chain's clock. */
export async function deadlineSoon(): Promise<bigint> {
  const {timestamp} = await client.getBlock();
  return timestamp + 600n;
}

/** Lets the router take this much of a token, and no more. */
export async function approveRouter({address}: Token, amount: bigint): Promise<void> {
  const args = [router.address, amount] as const;
  await confirm(
    await client.writeContract({address, abi: erc20Abi, functionName: 'approve', args}),
  );
}
