import assert from 'node:assert/strict';
import {type Address, parseAbi, parseEventLogs, zeroAddress} from 'viem';
import {account, client, clientOf, confirm, deploy, revertOf} from './support/chain';
import {deployKeeper, type Keeper} from './support/keeper';
import {mintDirectly} from './support/mintPosition';
import {managerAbi, ownerOf, positionManager} from './support/positions';

const stranger = clientOf(2).account.address;
const fakePositions = {
  file: 'examples/v3/liquidity/FakePositions.sol',
  contract: 'FakePositions',
};
const fakeAbi = parseAbi(['function attack(address keeper, uint256 tokenId)']);

async function deposit(keeper: Keeper, tokenId: bigint): Promise<void> {
  await print('mint by the account itself', {keeper, tokenId});

  // #region deposit
  const hash = await client.writeContract({
    address: positionManager,
    abi: managerAbi,
    functionName: 'safeTransferFrom',
    args: [account, keeper.address, tokenId],
  });
  const {logs} = await confirm(hash);
  // #endregion deposit
  await print('deposit', {keeper, tokenId});

  // #region verify
  const [deposited] = parseEventLogs({abi: keeper.abi, eventName: 'Deposited', logs});
  assert.deepEqual(deposited?.args, {tokenId, depositor: account});
  assert.equal(await ownerOf(tokenId), keeper.address);
  // #endregion verify
}

async function attack(keeper: Keeper, tokenId: bigint): Promise<void> {
  // #region attack
  const fake = await deploy(fakePositions);
  const throughFake = () =>
    client.simulateContract({
      address: fake,
      abi: fakeAbi,
      functionName: 'attack',
      args: [keeper.address, tokenId],
      account: stranger,
    });
  const byHand = () =>
    client.simulateContract({
      ...keeper,
      functionName: 'onERC721Received',
      args: [stranger, stranger, tokenId, '0x'],
      account: stranger,
    });
  // #endregion attack
  const retrieving = () =>
    client.simulateContract({
      ...keeper,
      functionName: 'retrieve',
      args: [tokenId],
      account: stranger,
    });
  console.log('attack');
  console.log(`  fake position manager     ${await revertOf(throughFake())}`);
  console.log(`  call without an NFT       ${await revertOf(byHand())}`);
  console.log(`  retrieve by a stranger    ${await revertOf(retrieving())}`);
}

async function retrieve(keeper: Keeper, tokenId: bigint): Promise<void> {
  // #region retrieve
  const call = {...keeper, functionName: 'retrieve', args: [tokenId]} as const;
  await confirm(await client.writeContract(call));
  assert.equal(await ownerOf(tokenId), account);
  // #endregion retrieve
  await print('retrieve', {keeper, tokenId});
}

async function print(step: string, {keeper, tokenId}: {keeper: Keeper; tokenId: bigint}) {
  const read = {...keeper, functionName: 'depositorOf', args: [tokenId]} as const;
  const nameOf = (address: Address) =>
    new Map<Address, string>([
      [keeper.address, 'keeper'],
      [account, 'test account 0'],
      [zeroAddress, 'nobody'],
    ]).get(address) ?? address;
  const [owner, depositor] = [await ownerOf(tokenId), await client.readContract(read)];
  console.log(step);
  console.log(`  NFT is held by            ${nameOf(owner)}`);
  console.log(`  keeper's depositor is     ${nameOf(depositor)}`);
}

async function main(): Promise<void> {
  // #region deploy
  const keeper = await deployKeeper();
  const manager = await client.readContract({...keeper, functionName: 'positionManager'});
  assert.equal(manager, positionManager);
  // #endregion deploy
  const tokenId = await mintDirectly();
  await deposit(keeper, tokenId);
  await attack(keeper, tokenId);
  await retrieve(keeper, tokenId);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
