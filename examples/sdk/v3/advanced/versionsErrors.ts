import {FeeAmount} from '@uniswap/v3-sdk';
import {parseEther} from 'viem';
import {run} from '../../../support/chain';
import {readPair} from '../../v2/support/pairs';
import {printFailure} from '../../support/printFailure';
import {readPool} from '../../support/readPool';
import {amountOf, UNI, USDC, WETH} from '../../support/tokens';
import {v1Exchange} from './support/v1Exchange';

run(async () => {
  // #region errors
  await printFailure('no v1 exchange', async () => (await v1Exchange(UNI)).quote(1n));
  await printFailure('no v2 pair', () => readPair([UNI, USDC]));
  await printFailure('more than a v2 pair holds', async () => {
    const pair = await readPair([USDC, WETH]);
    pair.getInputAmount(amountOf(WETH, parseEther('1001')));
  });
  await printFailure('no v3 pool with this fee', () => readPool(UNI, USDC, FeeAmount.LOW));
  const pool = await readPool(USDC, WETH, FeeAmount.MEDIUM);
  const [, emptied] = await pool.getInputAmount(amountOf(WETH, parseEther('1001')));
  console.log(`more than a v3 pool holds       no error, tick ${emptied.tickCurrent} afterwards`);
  // #endregion errors
});
