import type {Position} from '@uniswap/v4-sdk';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {account, client} from '../../../support/chain';
import {mintedIn} from '../../../v4/support/positions';
import {allowanceFor, requireAmounts, USDC} from '../../support/tokens';
import {addLiquidity, mostUsdcFor} from './addLiquidity';
import {budget, largestPosition, terms} from './positionPlan';
import {ETH, readV4Pool} from '../../support/readV4Pool';

/** Opens the position of the mint guide, and gives its id. */
export async function openPosition(): Promise<{tokenId: bigint; position: Position}> {
  const position = largestPosition(await readV4Pool(ETH, USDC, terms), budget);
  const mostUsdc = mostUsdcFor(position);
  await requireAmounts(mostUsdc);
  const receipt = await withAllowances([allowanceFor(permit2.address, mostUsdc)], () =>
    addLiquidity(client, position, {recipient: account}),
  );
  return {tokenId: mintedIn(receipt), position};
}
