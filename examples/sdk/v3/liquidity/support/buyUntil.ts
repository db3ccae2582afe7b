import {type Address, erc20Abi, parseUnits} from 'viem';
import {clientOf, confirm} from '../../../../support/chain';
import {quoterAbi, routerAbi} from '../../../../v3/swaps/support/abis';
import {deadlineIn} from '../../../support/deadline';
import {quoter} from '../../../support/quote';
import {USDC, WETH} from '../../../support/tokens';

const router = '0xE592427A0AEce92De3Edee1F18E0157C05861564'; // SwapRouter
const trader = clientOf(1);
const amountIn = parseUnits('500000', 6); // more than it takes: the price limit ends the swap

/** Another account buys WETH in the pool of 0.3 % until it is at this price, to the last bit. */
export async function buyUntil(sqrtPriceLimitX96: bigint): Promise<void> {
  const [tokenIn, tokenOut] = [USDC.address as Address, WETH.address as Address];
  const asked = {tokenIn, tokenOut, fee: 3_000, amountIn, sqrtPriceLimitX96};
  const quote = await trader.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [asked],
  });
  const [amountOutMinimum] = quote.result;

  await approve(amountIn);
  const deadline = await deadlineIn(600n);
  const swap = {...asked, recipient: trader.account.address, deadline, amountOutMinimum};
  const call = {abi: routerAbi, functionName: 'exactInputSingle', args: [swap]} as const;
  await confirm(await trader.writeContract({address: router, ...call}));
  await approve(0n); // the swap took a part
}

async function approve(amountUsdc: bigint): Promise<void> {
  const args = [router, amountUsdc] as const;
  const call = {abi: erc20Abi, functionName: 'approve', args} as const;
  await confirm(await trader.writeContract({address: USDC.address as Address, ...call}));
}
