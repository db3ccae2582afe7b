import assert from 'node:assert/strict';
import {Token} from '@uniswap/sdk-core';
import {NonfungiblePositionManager, Staker} from '@uniswap/v3-sdk';
import {formatEther, type Hex} from 'viem';
import {account, chain, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {mintDirectly} from '../liquidity/support/mintPosition';
import {readPool} from '../liquidity/support/plan';
import {createIncentive} from './support/incentive';
import {
  encodeKey,
  makeKey,
  nftAbi,
  positionManager,
  stakedSeconds,
  staker,
  uni,
  uniOf,
} from './support/staker';
import {setNextTime} from './support/time';

async function main(): Promise<void> {
  const key = await makeKey();
  await createIncentive(key);
  const tokenId = await mintDirectly();

  // #region key
  const sdkKey = {
    rewardToken: new Token(chain.id, uni, 18, 'UNI'),
    pool: await readPool(),
    startTime: String(key.startTime),
    endTime: String(key.endTime),
    refundee: key.refundee,
  };
  assert.equal(Staker.encodeDeposit(sdkKey), encodeKey(key));
  // #endregion key

  await setNextTime(key.startTime);
  // #region stake
  const deposit = NonfungiblePositionManager.safeTransferFromParameters({
    sender: account,
    recipient: staker,
    tokenId: String(tokenId),
    data: Staker.encodeDeposit(sdkKey),
  });
  const to = positionManager;
  await confirm(await client.sendTransaction({to, data: deposit.calldata as Hex}));
  // #endregion stake

  const before = await uniOf();
  await setNextTime(key.startTime + stakedSeconds);
  // #region withdraw
  const {calldata} = Staker.withdrawToken(sdkKey, {
    tokenId: String(tokenId),
    recipient: account, // of the reward
    owner: account, // of the NFT
  });
  await confirm(await client.sendTransaction({to: staker, data: calldata as Hex}));
  // #endregion withdraw

  const manager = {address: positionManager, abi: nftAbi} as const;
  const holder = await client.readContract({...manager, functionName: 'ownerOf', args: [tokenId]});
  assert.equal(holder, account);
  console.log(`claimed    ${formatEther(before)} → ${formatEther(await uniOf())} UNI`);
  console.log('withdrawn  the NFT is back with its owner');
}

runOnSandbox('lets ten days pass', main);
