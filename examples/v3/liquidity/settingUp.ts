import assert from 'node:assert/strict';
import {type Address, getAddress, pad, parseAbi, parseEventLogs, zeroAddress} from 'viem';
import {account, client, confirm, isSandbox, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {revertOf} from './support/revertOf';
import {deployKeeper, type Keeper} from './support/keeper';
import {mintDirectly, requireBoth} from './support/mintPosition';
import {budgetUsdc, budgetWei} from './support/plan';
import {manager, ownerOf, positionManager} from './support/positions';

/** An address that holds no position; no key of it is needed, since what it tries is simulated. */
const stranger = getAddress(pad('0x1', {size: 20}));
const fakePositions = {
  file: 'examples/v3/liquidity/FakePositions.sol',
  contract: 'FakePositions',
};
const fakeAbi = parseAbi(['function attack(address keeper, uint256 tokenId)']);

async function deposit(keeper: Keeper, tokenId: bigint): Promise<void> {
  await print('mint by the account itself', {keeper, tokenId});

  // #region deposit
  const hash = await client.writeContract({
    ...manager,
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
  const names = new Map<Address, string>([
    [keeper.address, 'keeper'],
    [account, (await isSandbox()) ? 'test account 0' : 'the account'],
    [zeroAddress, 'nobody'],
  ]);
  const nameOf = (address: Address) => names.get(address) ?? address;
  const [owner, depositor] = [await ownerOf(tokenId), await client.readContract(read)];
  console.log(step);
  console.log(`  NFT is held by            ${nameOf(owner)}`);
  console.log(`  keeper's depositor is     ${nameOf(depositor)}`);
}

async function main(): Promise<void> {
  await requireBoth({usdc: budgetUsdc, weth: budgetWei});
  // #region deploy
  const keeper = await deployKeeper();
  const trusted = await client.readContract({...keeper, functionName: 'positionManager'});
  assert.equal(trusted, positionManager);
  // #endregion deploy
  const tokenId = await mintDirectly();
  await deposit(keeper, tokenId);
  await attack(keeper, tokenId);
  await retrieve(keeper, tokenId);
}

run(main);
