import {FeeAmount} from '@uniswap/v3-sdk';
import {parseAbi, parseEther} from 'viem';
import {client, run} from '../../../support/chain';
import {readPair} from '../../v2/support/pairs';
import {printFailure} from '../../support/printFailure';
import {poolAddress, readPool} from '../../support/readPool';
import {amountOf, UNI, USDC, WETH} from '../../support/tokens';
import {v1Exchange} from './support/v1Exchange';

const slot0Abi = parseAbi(['function slot0() view returns (uint160 sqrtPriceX96)']);

run(async () => {
  // #region errors
  await printFailure('no v1 exchange', async () => {
    const {quote} = await v1Exchange(UNI, await client.getBlockNumber());
    return quote(1n);
  });
  await printFailure('no v2 pair', () => readPair([UNI, USDC]));
  await printFailure('more than a v2 pair holds', async () => {
    const pair = await readPair([USDC, WETH]);
    pair.getInputAmount(amountOf(WETH, parseEther('1001')));
  });
  await printFailure('no v3 pool with this fee', () => {
    // One read: of two at once, either may be the first to fail.
    const nowhere = {address: poolAddress(UNI, USDC, FeeAmount.LOW), abi: slot0Abi} as const;
    return client.readContract({...nowhere, functionName: 'slot0'});
  });
  const pool = await readPool(USDC, WETH, FeeAmount.MEDIUM);
  const [, emptied] = await pool.getInputAmount(amountOf(WETH, parseEther('1001')));
  console.log(`more than a v3 pool holds       no error, tick ${emptied.tickCurrent} afterwards`);
  // #endregion errors
});
