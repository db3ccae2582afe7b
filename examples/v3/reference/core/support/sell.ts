import {parseAbi} from 'viem';
import {addressOf, clientOf, confirm} from '../../../../support/chain';
import {erc20Abi, usdc, weth} from '../../support/tokens';

const quoter = {
  address: addressOf('QuoterV2'),
  abi: parseAbi([
    'struct QuoteExactInputSingleParams { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'function quoteExactInputSingle(QuoteExactInputSingleParams params) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
  ]),
} as const;

const router = {
  address: addressOf('SwapRouter'),
  abi: parseAbi([
    'struct ExactInputSingleParams { address tokenIn; address tokenOut; uint24 fee; address recipient; uint256 deadline; uint256 amountIn; uint256 amountOutMinimum; uint160 sqrtPriceLimitX96; }',
    'function exactInputSingle(ExactInputSingleParams params) payable returns (uint256 amountOut)',
  ]),
} as const;

const trader = clientOf(1);

/** How much of the other token a sale in a pool of USDC and WETH gives now. */
export async function quote(sale: {tokenIn: typeof usdc | typeof weth; amountIn: bigint}) {
  const {result} = await trader.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{...swapOf(sale), sqrtPriceLimitX96: 0n}],
  });
  return result[0];
}

/** Another account sells USDC or WETH in the 0.3% pool, through the router. */
export async function sell(sale: {tokenIn: typeof usdc | typeof weth; amountIn: bigint}) {
  const {tokenIn, amountIn} = sale;
  const approval = {address: tokenIn.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await trader.writeContract({...approval, args: [router.address, amountIn]}));
  const {timestamp} = await trader.getBlock();
  const limits = {amountOutMinimum: await quote(sale), sqrtPriceLimitX96: 0n};
  const recipient = trader.account.address;
  const hash = await trader.writeContract({
    ...router,
    functionName: 'exactInputSingle',
    args: [{...swapOf(sale), ...limits, recipient, deadline: timestamp + 600n}],
  });
  await confirm(hash);
}

const swapOf = ({tokenIn, amountIn}: {tokenIn: typeof usdc | typeof weth; amountIn: bigint}) => ({
  tokenIn: tokenIn.address,
  tokenOut: tokenIn === usdc ? weth.address : usdc.address,
  fee: 3_000, // 0.3%
  amountIn,
});
