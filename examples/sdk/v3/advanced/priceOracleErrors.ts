import {FACTORY_ADDRESS, FeeAmount, Route} from '@uniswap/v3-sdk';
import {Percent} from '@uniswap/sdk-core';
import {type Address, parseAbi, parseUnits} from 'viem';
import {client, confirm, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {quoteExactInput} from '../../support/quote';
import {poolAddress, readPool} from '../../support/readPool';
import {sendTrade} from '../../support/sendTrade';
import {amountOf, DAI, UNI, USDC, WETH} from '../../support/tokens';
import {meansOf, observe} from './support/oracle';

const factory = {
  address: FACTORY_ADDRESS,
  abi: parseAbi(['function createPool(address, address, uint24) returns (address)']),
} as const;

run(async () => {
  // #region errors
  const main = poolAddress(USDC, WETH, FeeAmount.MEDIUM);
  await printFailure('a week of a day-old history', () => observe(main, 604_800));
  await printFailure('a window of no time', async () => meansOf(await observe(main, 0), 0));

  const oneSlot = poolAddress(DAI, WETH, FeeAmount.MEDIUM);
  await observe(oneSlot, 1_800); // its only observation is a day old, and so it answers
  await buyWethWithDai();
  await printFailure('one slot, after a swap', () => observe(oneSlot, 1_800));

  const args = [UNI.address as Address, DAI.address as Address, FeeAmount.MEDIUM] as const;
  await confirm(await client.writeContract({...factory, functionName: 'createPool', args}));
  const noPrice = poolAddress(UNI, DAI, FeeAmount.MEDIUM);
  await printFailure('a pool without a price', () => observe(noPrice, 1_800));
  // #endregion errors
});

async function buyWethWithDai(): Promise<void> {
  const pool = await readPool(DAI, WETH, FeeAmount.MEDIUM);
  const amountIn = amountOf(DAI, parseUnits('1000', 18));
  const trade = await quoteExactInput(new Route([pool], DAI, WETH), amountIn);
  await sendTrade(trade, new Percent(50, 10_000));
}
