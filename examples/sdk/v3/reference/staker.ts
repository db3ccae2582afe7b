import assert from 'node:assert/strict';
import {type IncentiveKey, NonfungiblePositionManager, Staker} from '@uniswap/v3-sdk';
import {type Address, encodeAbiParameters, encodeFunctionData, type Hex} from 'viem';
import {formatEther, parseAbiParameters} from 'viem';
import {account, client, confirm, run} from '../../../support/chain';
import {createIncentive} from '../../../v3/staker/support/incentive';
import {
  encodeKey,
  type IncentiveKey as Key,
  makeKey,
  staker,
  stakerAbi as abi,
  uniOf,
} from '../../../v3/staker/support/staker';
import {setNextTime} from '../../../v3/staker/support/time';
import {readPool} from '../../support/readPool';
import {UNI, USDC, WETH} from '../../support/tokens';
import {manager, send} from '../liquidity/support/manager';
import {openPosition} from '../liquidity/support/openPosition';
import {feePips} from '../liquidity/support/plan';
import {encodeAll, encodeTransfer} from './support/managerCalls';

const day = 86_400n; // seconds

/** The five values of an incentive, as the SDK takes them. */
async function sdkKey({startTime, endTime, refundee}: Key): Promise<IncentiveKey> {
  // #region key
  return {
    rewardToken: UNI,
    pool: await readPool(USDC, WETH, feePips), // only its tokens and its fee count
    startTime: String(startTime), // seconds
    endTime: String(endTime),
    refundee, // gets what nobody earned
  };
  // #endregion key
}

const sendToStaker = async ({calldata}: {calldata: string}): Promise<bigint> => {
  const before = await uniOf();
  await confirm(await client.sendTransaction({to: staker, data: calldata as Hex}));
  return (await uniOf()) - before;
};

async function main(): Promise<void> {
  const key = await makeKey();
  const later = {...key, endTime: key.endTime + day};
  await createIncentive(key);
  await createIncentive(later);
  const tokenId = await openPosition();
  const keys = [await sdkKey(key), await sdkKey(later)];
  const only = keys.slice(0, 1);
  await setNextTime(key.startTime);

  // #region deposit
  const data = Staker.encodeDeposit(keys);
  const deposit = NonfungiblePositionManager.safeTransferFromParameters({
    sender: account,
    recipient: staker,
    tokenId: String(tokenId),
    data, // stakes the position in both incentives
  });
  // #endregion deposit
  const struct =
    'struct Key { address rewardToken; address pool; uint256 startTime; uint256 endTime; address refundee; }';
  const parameters = parseAbiParameters([struct, 'Key[] keys']);
  assert.equal(data, encodeAbiParameters(parameters, [[key, later]]));
  assert.equal(Staker.encodeDeposit(only), encodeKey(key));
  assert.equal(deposit.calldata, encodeTransfer(staker, tokenId, data as Hex));
  await send(deposit);

  // #region collect
  const collect = Staker.collectRewards(keys, {
    tokenId: String(tokenId),
    recipient: account, // and no amount: everything
  });
  // #endregion collect
  assert.equal(collect.calldata, encodeAll(...[key, later].flatMap((one) => again(one, tokenId))));
  await setNextTime(key.startTime + 10n * day);
  console.log(`after 10 days  ${formatEther(await sendToStaker(collect))} UNI, still staked`);

  // #region withdraw
  const withdraw = Staker.withdrawToken(keys, {
    tokenId: String(tokenId),
    recipient: account, // of the rewards
    owner: account, // of the NFT from now on
    data: '0x', // without it, the SDK passes one zero byte
  });
  // #endregion withdraw
  const leave = [key, later].flatMap((one) => claim(one, tokenId));
  const back = encodeFunctionData({
    abi,
    functionName: 'withdrawToken',
    args: [tokenId, account, '0x'],
  });
  assert.equal(withdraw.calldata, encodeAll(...leave, back));
  await setNextTime(key.startTime + 20n * day);
  console.log(`after 20 days  ${formatEther(await sendToStaker(withdraw))} UNI`);
  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(owner), account);
  console.log(`position ${tokenId} is back with its owner`);

  // #region zero-byte
  const options = {tokenId: String(tokenId), recipient: account, owner: account};
  const {calldata} = Staker.withdrawToken([], options);
  const [, , passed] = Staker.INTERFACE.decodeFunctionData('withdrawToken', calldata);
  // #endregion zero-byte
  console.log(`data left out: ${passed}`);
}

/** Unstakes and claims everything, encoded by viem. */
const claim = (key: Key, tokenId: bigint): Hex[] => [
  encodeFunctionData({abi, functionName: 'unstakeToken', args: [key, tokenId]}),
  encodeFunctionData({
    abi,
    functionName: 'claimReward',
    args: [UNI.address as Address, account, 0n],
  }),
];

/** The same, and stakes again. */
const again = (key: Key, tokenId: bigint): Hex[] => [
  ...claim(key, tokenId),
  encodeFunctionData({abi, functionName: 'stakeToken', args: [key, tokenId]}),
];

run(main);
