import {parseAbi} from 'viem';
import {addressOf, client} from '../../../support/chain';

// #region router
export const router = addressOf('UniswapV2Router02');

/** What the guides ask of the router: every swap that the SDK can name, and its quotes. */
export const routerAbi = parseAbi([
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
  'function getAmountsIn(uint256 amountOut, address[] path) view returns (uint256[] amounts)',
  'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapTokensForExactTokens(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapETHForExactTokens(uint256 amountOut, address[] path, address to, uint256 deadline) payable returns (uint256[] amounts)',
  'function swapExactTokensForETH(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapTokensForExactETH(uint256 amountOut, uint256 amountInMax, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  'function swapExactTokensForTokensSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETHSupportingFeeOnTransferTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
]);
// #endregion router

type Path = readonly `0x${string}`[];
const contract = {address: router, abi: routerAbi} as const;

/** What the last token of a path gives for this much of the first, by the contract. */
export async function amountOut(
  amountIn: bigint,
  path: Path,
  blockNumber?: bigint,
): Promise<bigint> {
  const call = {...contract, functionName: 'getAmountsOut', args: [amountIn, path]} as const;
  return last(await client.readContract({...call, blockNumber}));
}

/** What the first token of a path costs for this much of the last, by the contract. */
export async function amountIn(wanted: bigint, path: Path, blockNumber?: bigint): Promise<bigint> {
  const call = {...contract, functionName: 'getAmountsIn', args: [wanted, path]} as const;
  const [first] = await client.readContract({...call, blockNumber});
  if (first === undefined) throw new Error('the router gave no amounts');
  return first;
}

function last(amounts: readonly bigint[]): bigint {
  const amount = amounts.at(-1);
  if (amount === undefined) throw new Error('the router gave no amounts');
  return amount;
}
