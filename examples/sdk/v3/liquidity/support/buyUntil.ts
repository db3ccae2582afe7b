import {type Address, erc20Abi, parseUnits} from 'viem';
import {addressOf, clientOf, confirm} from '../../../../support/chain';
import {quoterAbi, router02Abi} from '../../../support/abis';
import {USDC, WETH} from '../../../support/tokens';

const enough = parseUnits('500000', 6); // more than it takes: the price limit ends the swap

/** On the sandbox another account buys WETH in the pool of 0.3% up to a price, to the last bit. */
export async function buyUntil(sqrtPriceLimitX96: bigint): Promise<void> {
  const trader = clientOf(1);
  const router = addressOf('SwapRouter02');
  const usdc = {address: USDC.address as Address, abi: erc20Abi} as const;
  const allow = async (amount: bigint) => {
    const args = [router, amount] as const;
    await confirm(await trader.writeContract({...usdc, functionName: 'approve', args}));
  };

  const pool = {tokenIn: usdc.address, tokenOut: WETH.address as Address, fee: 3_000};
  const swap = {...pool, amountIn: enough, sqrtPriceLimitX96};
  const quote = await trader.simulateContract({
    address: addressOf('QuoterV2'),
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [swap],
  });
  const [amountOutMinimum] = quote.result;

  await allow(enough);
  const params = {...swap, recipient: trader.account.address, amountOutMinimum};
  const call = {abi: router02Abi, functionName: 'exactInputSingle', args: [params]} as const;
  await confirm(await trader.writeContract({address: router, ...call}));
  await allow(0n); // the swap took a part
}
