import {encodeFunctionData, erc20Abi, formatUnits, parseAbi, parseUnits} from 'viem';
import {
  account,
  addressOf,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  run,
  tokenOf,
} from '../support/chain';

const abi = parseAbi([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160, uint32, uint256)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
]);
const quoter = {address: addressOf('QuoterV2'), abi} as const;
const router = {address: addressOf('SwapRouter02'), abi} as const;
const usdc = tokenOf('USDC');
const weth = tokenOf('WETH');

const amountInUsdc = parseUnits('1000', usdc.decimals);
const slippageBps = 50n;
const deadlineSeconds = 600n;
const swap = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: 3_000, // the pool that takes 0.3%
  amountIn: amountInUsdc,
  sqrtPriceLimitX96: 0n, // the minimum below protects instead
};

async function main(): Promise<void> {
  await requireBalance(usdc, amountInUsdc);
  // #region swap
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [swap],
  });
  const [quotedWei] = result;
  const amountOutMinimum = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  const data = encodeFunctionData({
    abi,
    functionName: 'exactInputSingle',
    args: [{...swap, recipient: account, amountOutMinimum}],
  });

  const before = await wethBalance();
  await approveRouter(amountInUsdc);
  try {
    const args = [await deadlineIn(deadlineSeconds), [data]] as const;
    await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  } catch (error) {
    await approveRouter(0n); // nothing stays allowed where the swap fails
    throw error;
  }
  const receivedWei = (await wethBalance()) - before;
  // #endregion swap

  console.log('paid     1000 USDC');
  console.log(`quoted   ${formatUnits(quotedWei, 18)} WETH`);
  console.log(`minimum  ${formatUnits(amountOutMinimum, 18)} WETH`);
  console.log(`received ${formatUnits(receivedWei, 18)} WETH`);
}

/** Lets the router take this much USDC, and no more. */
async function approveRouter(amount: bigint): Promise<void> {
  const approval = {address: usdc.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await client.writeContract({...approval, args: [router.address, amount]}));
}

const wethBalance = () =>
  client.readContract({
    address: weth.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });

run(main);
