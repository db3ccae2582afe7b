import {FeeAmount, TICK_SPACINGS} from '@uniswap/v3-sdk';
import {client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {poolAddress} from '../../support/readPool';
import {USDC, WETH} from '../../support/tokens';
import {liquidityIntervals} from './support/liquidityIntervals';
import {readState} from './support/readState';
import {readTicks} from './support/readTicks';
import {ticksInWord} from './support/tickLens';

const feePips = FeeAmount.LOW;
const tickSpacing = TICK_SPACINGS[feePips];

run(async () => {
  const address = poolAddress(USDC, WETH, feePips);
  const blockNumber = await client.getBlockNumber();
  const at = {address, blockNumber};
  const state = await readState(address, blockNumber);
  const intervals = liquidityIntervals(await readTicks({...at, tickSpacing}), state);

  // #region errors
  await printFailure('a tick for a word', () => ticksInWord(at, state.tick));
  await printFailure('a word without the spacing', async () => {
    liquidityIntervals(await ticksInWord(at, state.tick >> 8), state);
  });
  await printFailure('liquidity as JSON', () => JSON.stringify(intervals));
  await printFailure('liquidity times a number', () => {
    // @ts-expect-error The types refuse it, too.
    return intervals.map(({liquidity}) => liquidity * 1.5);
  });
  // #endregion errors
});
