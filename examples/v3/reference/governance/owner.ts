import {createTestClient, parseAbi, parseEther, type Address} from 'viem';
import {mainnet} from 'viem/chains';
import {client, confirm, run, transport} from '../../../support/chain';
import {revertOf} from '../../liquidity/support/chain';
import {poolAddress} from '../../liquidity/support/plan';

const timelock = '0x1a9C8182C09F50C8318d769245beA52c32BE35BC'; // Timelock
const factory = {
  address: '0x1F98431c8aD98523631AE4a59f267346ea31F984', // UniswapV3Factory
  abi: parseAbi(['function owner() view returns (address)']),
} as const;
const pool = {
  address: poolAddress,
  abi: parseAbi([
    'function slot0() view returns (uint160, int24, uint16, uint16, uint16, uint8 feeProtocol, bool)',
    'function setFeeProtocol(uint8 feeProtocol0, uint8 feeProtocol1)',
  ]),
} as const;

async function readRights(): Promise<Address> {
  // #region read
  const owner = await client.readContract({...factory, functionName: 'owner'});
  const slot0 = await client.readContract({...pool, functionName: 'slot0'});
  const feeProtocol = slot0[5];
  console.log(`the owner is the Timelock: ${owner === timelock}`);
  console.log(`token0: ${shareOf(feeProtocol % 16)}, token1: ${shareOf(feeProtocol >> 4)}`);
  // #endregion read
  return owner;
}

const shareOf = (denominator: number) =>
  denominator === 0 ? 'no protocol fee' : `1/${denominator} of each swap fee`;

/** What a call that sets the shares of both tokens gives, without sending it. */
const attempt = (account: Address, denominator: number) =>
  client.simulateContract({
    ...pool,
    account,
    functionName: 'setFeeProtocol',
    args: [denominator, denominator],
  });

async function setShare(owner: Address): Promise<void> {
  // On the local chain anybody may act as the owner; on mainnet it takes a vote.
  const tester = createTestClient({chain: mainnet, transport, mode: 'anvil'});
  await tester.impersonateAccount({address: owner});
  await tester.setBalance({address: owner, value: parseEther('1')});
  // #region set
  const {request} = await attempt(owner, 6);
  await confirm(await client.writeContract(request));
  // #endregion set
}

run(async () => {
  const owner = await readRights();
  console.log(`another account sets 1/6: ${await revertOf(attempt(client.account.address, 6))}`);
  console.log(`the owner sets 1/3: ${await revertOf(attempt(owner, 3))}`);
  await setShare(owner);
  await readRights();
});
