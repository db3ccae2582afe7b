import {Percent} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {account, deadlineIn} from '../../../../support/chain';
import {amountOf} from '../../../support/tokens';
import {send} from './manager';
import {deadlineSeconds, slippageTolerance} from './plan';
import {readPosition} from './readPosition';

/** Takes everything out of a position and keeps its NFT. */
export async function emptyPosition(tokenId: bigint): Promise<void> {
  const position = await readPosition(tokenId);
  const parameters = NonfungiblePositionManager.removeCallParameters(position, {
    tokenId: String(tokenId),
    liquidityPercentage: new Percent(1),
    slippageTolerance,
    deadline: String(await deadlineIn(deadlineSeconds)),
    collectOptions: {
      recipient: account,
      expectedCurrencyOwed0: amountOf(position.pool.token0, 0n),
      expectedCurrencyOwed1: amountOf(position.pool.token1, 0n),
    },
  });
  await send(parameters);
}
