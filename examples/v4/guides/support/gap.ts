import {erc20Abi, parseAbi, parseEther, parseUnits} from 'viem';
import {addressOf, clientOf, confirm, deadlineIn, isSandbox} from '../../../support/chain';
import {usdc, weth} from '../../../support/pair';
import {atLeast, quoteV2, quoteV3, v3Path} from '../../../universal-router/support/quotes';

/** What the programs call of GapTrader, with the errors of what it calls. */
export const traderAbi = parseAbi([
  'struct Order { address borrowed; address traded; uint24 sellFeePips; uint256 amountBorrowed; uint256 tradedMinimum; uint256 profitMinimum; uint256 deadline; }',
  'error DeadlinePassed()',
  'function trade(Order order) returns (uint256 profit)',
]);
const pairRouter = {
  address: addressOf('UniswapV2Router02'),
  abi: parseAbi([
    'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline) returns (uint256[] amounts)',
  ]),
} as const;

// #region gap
/** In the local chain another account sells 20 WETH in v2, which makes WETH cheap there. */
export async function openGap(): Promise<void> {
  if (!(await isSandbox())) return;
  const seller = clientOf(1);
  const amountIn = parseEther('20');
  const path = [weth.address, usdc.address] as const;
  const least = await quoteV2(path, amountIn);
  const approval = {address: weth.address, abi: erc20Abi, functionName: 'approve'} as const;
  await confirm(await seller.writeContract({...approval, args: [pairRouter.address, amountIn]}));
  const args = [amountIn, least, path, seller.account.address, await deadlineIn(600n)] as const;
  const call = {...pairRouter, functionName: 'swapExactTokensForTokens', args} as const;
  await confirm(await seller.writeContract(call));
}
// #endregion gap

// #region order
const amountBorrowed = parseUnits('10000', usdc.decimals);
const sellFeePips = 3_000; // the v3 pool that buys WETH takes 0.3%

/** The order with its limits from quotes of both legs; none where no profit is left. */
export async function makeOrder() {
  const quotedWei = await quoteV2([usdc.address, weth.address], amountBorrowed);
  const back = v3Path(weth.address, sellFeePips, usdc.address);
  const quotedUsdc = await quoteV3(back, quotedWei);
  const profitMinimum = atLeast(quotedUsdc) - amountBorrowed; // the loan has no fee
  if (profitMinimum <= 0n) return undefined;
  return {
    ...{borrowed: usdc.address, traded: weth.address, sellFeePips, amountBorrowed, profitMinimum},
    tradedMinimum: atLeast(quotedWei),
    deadline: await deadlineIn(600n),
  };
}
// #endregion order
