import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {V4PositionManager} from '@uniswap/v4-sdk';
import {parseEther, parseUnits} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {client, deadlineIn, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {tradeBothWays} from '../../../v4/liquidity/support/market';
import {usdc} from '../../../v4/support/pool';
import {positions} from '../../../v4/support/positions';
import {allowanceFor, requireAmounts, USDC} from '../../support/tokens';
import {addLiquidity, mostUsdcFor} from '../support/addLiquidity';
import {slippageTolerance} from '../support/limits';
import {openPosition} from '../support/openPosition';
import {largestPosition, terms} from '../support/positionPlan';
import {readV4Position} from '../support/readPosition';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {sendToManager} from '../support/sendToManager';

// #region constants
const addition = {wei: parseEther('0.5'), usdc: parseUnits('1250', USDC.decimals)};
const part = new Percent(40, 100);
const all = new Percent(1);
// #endregion constants
const tokens = [eth, usdc];

const liquidityOf = (tokenId: bigint) =>
  client.readContract({...positions, functionName: 'getPositionLiquidity', args: [tokenId]});

run(async () => {
  const {tokenId} = await openPosition();
  console.log(`liquidity  ${await liquidityOf(tokenId)}`);
  await tradeBothWays(parseEther('20')); // in the local chain: the position earns fees

  // #region increase
  const added = largestPosition(await readV4Pool(ETH, USDC, terms), addition);
  const mostUsdc = mostUsdcFor(added);
  await requireAmounts(mostUsdc);
  await withAllowances([allowanceFor(permit2.address, mostUsdc)], () =>
    printChanges('increased', {tokens}, () =>
      addLiquidity(client, added, {tokenId: String(tokenId)}),
    ),
  );
  // #endregion increase
  console.log(`liquidity  ${await liquidityOf(tokenId)}`);

  // #region decrease
  const held = await readV4Position(tokenId); // the liquidity is the contract's
  const decrease = V4PositionManager.removeCallParameters(held, {
    tokenId: String(tokenId),
    liquidityPercentage: part,
    slippageTolerance, // makes both minima
    deadline: String(await deadlineIn(600n)),
  });
  await printChanges('40% removed', {tokens}, () => sendToManager(client, decrease));
  // #endregion decrease
  console.log(`liquidity  ${await liquidityOf(tokenId)}`);

  // #region burn
  const rest = await readV4Position(tokenId);
  const burn = V4PositionManager.removeCallParameters(rest, {
    tokenId: String(tokenId),
    liquidityPercentage: all,
    burnToken: true, // the NFT, too
    slippageTolerance,
    deadline: String(await deadlineIn(600n)),
  });
  await printChanges('burned', {tokens}, () => sendToManager(client, burn));
  // #endregion burn

  // #region verify
  const call = {...positions, functionName: 'ownerOf', args: [tokenId]} as const;
  await assert.rejects(client.readContract(call), /NOT_MINTED/);
  assert.equal(await client.getBalance({address: positions.address}), 0n);
  // #endregion verify
  console.log('the NFT does not exist any more');
});
