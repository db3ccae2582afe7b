import {parseAbi} from 'viem';
import {addressOf, client, confirm} from '../../../../support/chain';
import {approveRouter, deadlineSoon, router} from '../../periphery/support/router';
import {usdc, weth, type Token} from '../../support/tokens';

const quoter = {
  address: addressOf('QuoterV2'),
  abi: parseAbi([
    'struct Input { address tokenIn; address tokenOut; uint256 amountIn; uint24 fee; uint160 sqrtPriceLimitX96; }',
    'function quoteExactInputSingle(Input params) returns (uint256 amountOut, uint160, uint32, uint256)',
  ]),
} as const;

type Sale = {sold: typeof usdc | typeof weth; amountIn: bigint; feePips: number};

/** What a sale in the pool of that fee would bring now. */
export async function quoteSale(sale: Sale): Promise<bigint> {
  const args = [callOf(sale)] as const;
  const functionName = 'quoteExactInputSingle';
  const {result} = await client.simulateContract({...quoter, functionName, args});
  return result[0];
}

/** Sells in the pool of that fee, for no less than the quote; gives what it brought. */
export async function sell(sale: Sale): Promise<bigint> {
  const amountOutMinimum = await quoteSale(sale);
  await approveRouter(sale.sold, sale.amountIn);
  const recipient = client.account.address;
  const params = {...callOf(sale), amountOutMinimum, recipient, deadline: await deadlineSoon()};
  const call = {...router, functionName: 'exactInputSingle', args: [params]} as const;
  await confirm(await client.writeContract(call));
  return amountOutMinimum;
}

function callOf({sold, amountIn, feePips}: Sale) {
  const bought: Token = sold === usdc ? weth : usdc;
  const tokens = {tokenIn: sold.address, tokenOut: bought.address};
  return {...tokens, amountIn, fee: feePips, sqrtPriceLimitX96: 0n} as const;
}
