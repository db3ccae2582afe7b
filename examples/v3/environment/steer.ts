import assert from 'node:assert/strict';
import {parseAbi, parseEther} from 'viem';
import {addressOf, run} from '../../support/chain';
import {client} from './support/client';

const feePips = 2_000; // 0.2%, a tier that the factory does not have
const tickSpacing = 40;
const daySeconds = 86_400n;

const contract = {
  address: addressOf('UniswapV3Factory'),
  abi: parseAbi([
    'function owner() view returns (address)',
    'function feeAmountTickSpacing(uint24 fee) view returns (int24)',
    'function enableFeeAmount(uint24 fee, int24 tickSpacing)',
  ]),
} as const;

const spacing = () =>
  client.readContract({...contract, functionName: 'feeAmountTickSpacing', args: [feePips]});

async function main(): Promise<void> {
  // #region snapshot
  const id = await client.snapshot();
  const {timestamp: startSeconds} = await client.getBlock();
  console.log(`tick spacing of the 0.2% tier: ${await spacing()}`);
  // #endregion snapshot

  // #region impersonate
  const owner = await client.readContract({...contract, functionName: 'owner'});
  await client.setBalance({address: owner, value: parseEther('1')});
  await client.impersonateAccount({address: owner});
  const hash = await client.writeContract({
    ...contract,
    account: owner,
    functionName: 'enableFeeAmount',
    args: [feePips, tickSpacing],
  });
  await client.waitForTransactionReceipt({hash});
  await client.stopImpersonatingAccount({address: owner});
  console.log(`after the owner enabled it: ${await spacing()}`);
  // #endregion impersonate

  // #region time
  await client.setNextBlockTimestamp({timestamp: startSeconds + daySeconds});
  await client.mine({blocks: 1});
  const {timestamp: laterSeconds} = await client.getBlock();
  console.log(`seconds passed: ${laterSeconds - startSeconds}`);
  // #endregion time

  // #region revert
  await client.revert({id});
  const {timestamp: endSeconds} = await client.getBlock();
  assert.equal(endSeconds, startSeconds);
  console.log(`after going back: ${await spacing()}`);
  // #endregion revert
}

run(main);
