import {type Address, decodeErrorResult, encodeFunctionData, type Hex, parseAbi} from 'viem';
import {account, client, clientOf, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {refusal} from '../hooks/support/refusal';
import {key} from '../support/pool';
import {encodeActions, multicall, positions} from '../support/positions';
import {mintPosition} from './support/mintPosition';
import {leastFrom, positionOf, range} from './support/plan';
import {deployStake, stakedOf, subscribe} from './support/stake';

const errorAbi = parseAbi([
  'error AlreadySubscribed(uint256 tokenId, address subscriber)',
  'error BandNotCovered()',
  'error Error(string reason)',
  'error GasLimitTooLow()',
  'error NoCodeSubscriber()',
  'error NotApproved(address caller)',
  'error NotSubscribed()',
  'error OnlyPositionManager()',
  'error WrappedError(address target, bytes4 selector, bytes reason, bytes details)',
  'error WrongPool()',
]);

/** "WrappedError > WrongPool": the error, and the one of the subscriber inside of it. */
function nameOf(data: Hex): string {
  const {errorName, args = []} = decodeErrorResult({abi: errorAbi, data});
  if (errorName === 'Error') return `"${String(args[0])}"`;
  return errorName === 'WrappedError' ? `WrappedError > ${nameOf(args[2] as Hex)}` : errorName;
}

type Call = {to?: Address; data: Hex; sender?: Address; gas?: bigint};

/** Prints with which error a call of PositionManager ends; it is simulated, and nothing is sent. */
async function print(mistake: string, {to = positions.address, data, sender = account, gas}: Call) {
  const call = client.call({account: sender, to, data, gas});
  console.log(`${mistake.padEnd(26)} ${nameOf(await refusal(call))}`);
}

const subscriptionOf = (tokenId: bigint, subscriber: Address) =>
  encodeFunctionData({...positions, functionName: 'subscribe', args: [tokenId, subscriber, '0x']});
const removalOf = (tokenId: bigint) =>
  encodeFunctionData({...positions, functionName: 'unsubscribe', args: [tokenId]});

run(async () => {
  const {tokenId, liquidity} = await mintPosition();
  const [tickLower, tickUpper] = [range.tickLower + 2_400, range.tickUpper - 2_400];
  const narrow = await mintPosition({tickLower, tickUpper});
  const stake = await deployStake();

  // #region mistakes
  const sender = clientOf(1).account.address;
  await print('wallet as a subscriber', {data: subscriptionOf(tokenId, sender)});
  await print('not the owner', {data: subscriptionOf(tokenId, stake), sender});
  const otherPool = 6n; // USDC and DAI, of the account that filled the local chain
  const holder = {...positions, functionName: 'ownerOf', args: [otherPool]} as const;
  await print('another pool', {
    data: subscriptionOf(otherPool, stake),
    sender: await client.readContract(holder),
  });
  await print('too narrow', {data: subscriptionOf(narrow.tokenId, stake)});
  await print('nothing to remove', {data: removalOf(tokenId)});
  await subscribe(tokenId, stake);
  await print('a second subscriber', {data: subscriptionOf(tokenId, stake)});
  await print('removal with 150,000 gas', {data: removalOf(tokenId), gas: 150_000n});
  const notification = encodeFunctionData({
    abi: parseAbi(['function notifyUnsubscribe(uint256 tokenId)']),
    args: [tokenId],
  });
  await print('notified by a wallet', {to: stake, data: notification});
  // #endregion mistakes

  // #region hostile
  const source = {file: 'examples/v4/concepts/PositionDiary.sol', contract: 'HostileSubscriber'};
  const hostile = await deploy(source);
  await multicall([removalOf(tokenId), subscriptionOf(tokenId, hostile)]);
  const least = leastFrom(await positionOf(liquidity));
  const exit = await encodeActions([
    ['BURN_POSITION', tokenId, ...least, '0x'],
    ['TAKE_PAIR', key.currency0, key.currency1, account],
  ]);
  await print('a hostile subscriber', {data: exit});
  await multicall([removalOf(tokenId), exit]); // removed first, in one transaction
  // #endregion hostile
  console.log(`burned all the same, staked ${await stakedOf(stake)}`);
});
