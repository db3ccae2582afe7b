import assert from 'node:assert/strict';
import {V4PositionManager} from '@uniswap/v4-sdk';
import {formatEther, formatUnits, parseEther} from 'viem';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {changesOf, eth} from '../../../universal-router/support/printChanges';
import {feesOwed} from '../../../v4/liquidity/support/fees';
import {tradeBothWays} from '../../../v4/liquidity/support/market';
import {usdc} from '../../../v4/support/pool';
import {slippageTolerance} from '../support/limits';
import {openPosition} from '../support/openPosition';
import {readV4Position} from '../support/readPosition';
import {sendToManager} from '../support/sendToManager';

const show = (wei = 0n, units = 0n): string =>
  `${formatEther(wei)} ETH + ${formatUnits(units, usdc.decimals)} USDC`;

run(async () => {
  const {tokenId} = await openPosition();
  console.log(`owed at first  ${show(...(await feesOwed(tokenId)))}`);
  await tradeBothWays(parseEther('20')); // in the local chain

  // #region read
  const owed = await feesOwed(tokenId);
  console.log(`owed           ${show(...owed)}`);
  // #endregion read

  // #region collect
  const position = await readV4Position(tokenId);
  const parameters = V4PositionManager.collectCallParameters(position, {
    tokenId: String(tokenId),
    recipient: account,
    slippageTolerance, // required, and not used: no liquidity moves
    deadline: String(await deadlineIn(600n)),
  });
  const tokens = [eth, usdc];
  const received = await changesOf({tokens}, () => sendToManager(client, parameters));
  console.log(`received       ${show(...received)}`);
  // #endregion collect

  // #region verify
  const after = await readV4Position(tokenId);
  assert.equal(String(after.liquidity), String(position.liquidity)); // all of it is still there
  assert.deepEqual(await feesOwed(tokenId), [0n, 0n]);
  // #endregion verify
  console.log(`owed after it  ${show(...(await feesOwed(tokenId)))}`);
});
