import {encodeFunctionData, erc20Abi, parseAbi, parseEventLogs, parseUnits} from 'viem';
import {withAllowances} from '../../../support/allowances';
import {addressOf, confirm, deadlineIn} from '../../../support/chain';
import type {SigningClient} from '../../../support/signingClient';
import {listed, newFeePips, quoted} from './newPool';

const swapAbi = parseAbi([
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160, uint32, uint256)',
  'function exactInputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountIn, uint256 amountOutMinimum, uint160 sqrtPriceLimitX96)) payable returns (uint256 amountOut)',
  'function multicall(uint256 deadline, bytes[] data) payable returns (bytes[])',
]);

const enough = parseUnits('100000', quoted.decimals); // the price limit ends the swap before

/** Buys the listed token until the pool's price is exactly this; returns both amounts. */
export async function buyListed(
  buyer: SigningClient,
  {sqrtPriceLimitX96, fee = newFeePips}: {sqrtPriceLimitX96: bigint; fee?: number},
): Promise<{paid: bigint; bought: bigint}> {
  const router = addressOf('SwapRouter02');
  const pool = {tokenIn: quoted.address, tokenOut: listed.address, fee};
  // #region buy
  const swap = {...pool, amountIn: enough, sqrtPriceLimitX96};
  const quote = await buyer.simulateContract({
    ...{address: addressOf('QuoterV2'), abi: swapAbi},
    ...{functionName: 'quoteExactInputSingle', args: [swap]},
  });
  const [amountOutMinimum] = quote.result;
  const recipient = buyer.account.address;
  const params = {...swap, recipient, amountOutMinimum};
  const data = encodeFunctionData({
    ...{abi: swapAbi, functionName: 'exactInputSingle', args: [params]},
  });
  const args = [await deadlineIn(600n), [data]] as const;
  const allowance = {token: quoted.address, spender: router, amount: enough};
  const call = {address: router, abi: swapAbi, functionName: 'multicall', args} as const;
  const send = async () => confirm(await buyer.writeContract(call));
  const {logs} = await withAllowances([allowance], send, buyer);
  // #endregion buy
  const transfers = parseEventLogs({abi: erc20Abi, eventName: 'Transfer', logs});
  const paid = transfers.find(({args}) => args.from === recipient)?.args.value ?? 0n;
  const bought = transfers.find(({args}) => args.to === recipient)?.args.value ?? 0n;
  return {paid, bought};
}
