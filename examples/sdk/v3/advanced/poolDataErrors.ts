import {FeeAmount, Pool, TICK_SPACINGS} from '@uniswap/v3-sdk';
import {parseAbi} from 'viem';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {poolAddress} from '../../support/readPool';
import {amountOf, UNI, USDC, WETH} from '../../support/tokens';
import {readState} from './support/readState';
import {readTicks} from './support/readTicks';
import {sdkTicks} from './support/sdkTicks';

const feePips = FeeAmount.LOW;
const tickSpacing = TICK_SPACINGS[feePips];
const slot0Abi = parseAbi(['function slot0() view returns (uint160 sqrtPriceX96)']);

run(async () => {
  const address = poolAddress(USDC, WETH, feePips);
  const blockNumber = await client.getBlockNumber();
  const {sqrtPriceX96, tick, liquidity} = await readState(address, blockNumber);
  const ticks = sdkTicks(await readTicks({address, tickSpacing, blockNumber}));
  const oneUsdc = amountOf(USDC, 1_000_000n);
  const price = String(sqrtPriceX96);

  // #region errors
  await printFailure('a bigint for the SDK', () => {
    // @ts-expect-error The types refuse it, too.
    return new Pool(USDC, WETH, feePips, sqrtPriceX96, String(liquidity), tick);
  });
  await printFailure('price and tick of two blocks', () => {
    return new Pool(USDC, WETH, feePips, price, String(liquidity), tick - tickSpacing);
  });
  await printFailure('a quote without ticks', () => {
    const pool = new Pool(USDC, WETH, feePips, price, String(liquidity), tick);
    return pool.getOutputAmount(oneUsdc);
  });
  await printFailure('ticks on one side only', () => {
    const lower = ticks.filter(({index}) => index <= tick);
    return new Pool(USDC, WETH, feePips, price, String(liquidity), tick, lower);
  });
  await printFailure('ticks of another fee tier', () => {
    return new Pool(USDC, WETH, FeeAmount.MEDIUM, price, String(liquidity), tick, ticks);
  });
  await printFailure('a pool that nobody created', () => {
    // One read: of two at once, either may be the first to fail.
    const nowhere = {address: poolAddress(USDC, UNI, feePips), abi: slot0Abi} as const;
    return client.readContract({...nowhere, functionName: 'slot0'});
  });
  // #endregion errors
});
