import {parseAbi} from 'viem';
import {clientOf, confirm, deadlineIn} from './chain';
import {deadlineSeconds, feePips, slippageBps} from './plan';
import {erc20Abi, usdc, weth} from './tokens';

const quoter = '0x61fFE014bA17989E743c5F6cB21bF9697530B21e'; // QuoterV2
const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter

const quoterAbi = parseAbi([
  'struct QuoteExactInputSingleParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
  'function quoteExactInputSingle(QuoteExactInputSingleParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
]);
const routerAbi = parseAbi([
  'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
  'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
]);

const trader = clientOf(1);

/** Another account pays this much USDC, then sells all the WETH that it got. */
export async function tradeBothWays(amountInUsdc: bigint): Promise<void> {
  const amountOutWei = await buyWeth(amountInUsdc);
  await swap({tokenIn: weth.address, tokenOut: usdc.address, amountIn: amountOutWei});
}

/** Another account pays this much USDC, which makes WETH dearer; gives what it got. */
export const buyWeth = (amountInUsdc: bigint): Promise<bigint> =>
  swap({tokenIn: usdc.address, tokenOut: weth.address, amountIn: amountInUsdc});

type Swap = {tokenIn: `0x${string}`; tokenOut: `0x${string}`; amountIn: bigint};

async function swap(asked: Swap): Promise<bigint> {
  const pool = {...asked, fee: feePips, sqrtPriceLimitX96: 0n};
  const quote = await trader.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [pool],
  });
  const [quoted] = quote.result;
  const amountOutMinimum = (quoted * (10_000n - slippageBps)) / 10_000n;

  const approval = {address: asked.tokenIn, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await trader.writeContract({...approval, args: [router, asked.amountIn]}));
  const deadline = await deadlineIn(deadlineSeconds);
  const hash = await trader.writeContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInputSingle',
    args: [{...pool, amountOutMinimum, recipient: trader.account.address, deadline}],
  });
  await confirm(hash);
  return quoted;
}
