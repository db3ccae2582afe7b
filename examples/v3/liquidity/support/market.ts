import {encodeFunctionData, erc20Abi, parseAbi} from 'viem';
import {addressOf, clientOf, confirm, deadlineIn, isSandbox} from '../../../support/chain';
import {usdc, weth} from '../../../support/pair';
import {deadlineSeconds, feePips, slippageBps} from './plan';

const tradeAbi = parseAbi([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160, uint32, uint256)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
]);

/** Another account pays this much USDC, then sells all the WETH that it got. */
export async function tradeBothWays(amountInUsdc: bigint): Promise<void> {
  const amountOutWei = await buyWeth(amountInUsdc);
  await swap({tokenIn: weth.address, tokenOut: usdc.address, amountIn: amountOutWei});
}

/** Another account pays this much USDC, which raises the price of WETH; returns what it received. */
export const buyWeth = (amountInUsdc: bigint): Promise<bigint> =>
  swap({tokenIn: usdc.address, tokenOut: weth.address, amountIn: amountInUsdc});

type Swap = {tokenIn: `0x${string}`; tokenOut: `0x${string}`; amountIn: bigint};

/** Swaps as the second test account, in a local chain; elsewhere others trade by themselves. */
async function swap(asked: Swap): Promise<bigint> {
  if (!(await isSandbox())) return 0n;
  const [trader, router] = [clientOf(1), addressOf('SwapRouter02')];
  const pool = {...asked, fee: feePips, sqrtPriceLimitX96: 0n};
  const quote = await trader.simulateContract({
    address: addressOf('QuoterV2'),
    abi: tradeAbi,
    functionName: 'quoteExactInputSingle',
    args: [pool],
  });
  const [quoted] = quote.result;
  const amountOutMinimum = (quoted * (10_000n - slippageBps)) / 10_000n;

  const approval = {address: asked.tokenIn, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await trader.writeContract({...approval, args: [router, asked.amountIn]}));
  const data = encodeFunctionData({
    abi: tradeAbi,
    functionName: 'exactInputSingle',
    args: [{...pool, amountOutMinimum, recipient: trader.account.address}],
  });
  const deadline = await deadlineIn(deadlineSeconds);
  const contract = {address: router, abi: tradeAbi, functionName: 'multicall'} as const;
  await confirm(await trader.writeContract({...contract, args: [deadline, [data]]}));
  return quoted;
}
