import assert from 'node:assert/strict';
import {account, client, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {revertOf} from '../liquidity/support/revertOf';
import {deployKeeper} from '../liquidity/support/keeper';
import {mintDirectly} from '../liquidity/support/mintPosition';
import {nftAbi, positionManager, staker, stakerAbi} from './support/staker';

const manager = {address: positionManager, abi: nftAbi} as const;

async function main(): Promise<void> {
  const keeper = await deployKeeper();
  const [trapped, safe] = [await mintDirectly(), await mintDirectly()];
  const send = async (to: `0x${string}`, tokenId: bigint) => {
    const args = [account, to, tokenId, '0x'] as const;
    const transfer = {...manager, functionName: 'safeTransferFrom', args} as const;
    await confirm(await client.writeContract(transfer));
  };
  const withdraw = async (tokenId: bigint, to: `0x${string}`) => {
    const call = {address: staker, abi: stakerAbi, functionName: 'withdrawToken'} as const;
    await confirm(await client.writeContract({...call, args: [tokenId, to, '0x']}));
  };
  const depositorOf = (tokenId: bigint) =>
    client.readContract({...keeper, functionName: 'depositorOf', args: [tokenId]});
  const retrieve = (tokenId: bigint) =>
    client.simulateContract({...keeper, account, functionName: 'retrieve', args: [tokenId]});

  await send(staker, trapped);
  // The keeper records the staker as depositor, and nobody can retrieve the NFT
  await withdraw(trapped, keeper.address);
  assert.equal(await depositorOf(trapped), staker);
  console.log('withdrawn to the keeper');
  console.log('  depositor on record  UniswapV3Staker');
  console.log(`  retrieve             ${await revertOf(retrieve(trapped))}`);

  await send(staker, safe);
  // #region safe
  await withdraw(safe, account);
  await send(keeper.address, safe);
  // #endregion safe
  assert.equal(await depositorOf(safe), account);
  await retrieve(safe);
  console.log('withdrawn to the account, then sent to the keeper');
  console.log('  depositor on record  test account 0');
  console.log('  retrieve             passes');
}

runOnSandbox('withdraws to a contract that nobody can leave', main);
