import {createTestClient, parseAbi, parseEther, type Address} from 'viem';
import {addressOf, chain, client, confirm, transport} from '../../../support/chain';
import {runOnSandbox} from '../../../support/runOnSandbox';
import {revertOf} from '../../liquidity/support/revertOf';
import {poolAddress} from '../../liquidity/support/plan';

const timelock = addressOf('Timelock');
const factory = {
  address: addressOf('UniswapV3Factory'),
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
  const tester = createTestClient({chain, transport, mode: 'anvil'});
  await tester.impersonateAccount({address: owner});
  await tester.setBalance({address: owner, value: parseEther('1')});
  // #region set
  const {request} = await attempt(owner, 6);
  await confirm(await client.writeContract(request));
  // #endregion set
}

runOnSandbox('acts as the owner of the factory', async () => {
  const owner = await readRights();
  console.log(`another account sets 1/6: ${await revertOf(attempt(client.account.address, 6))}`);
  console.log(`the owner sets 1/3: ${await revertOf(attempt(owner, 3))}`);
  await setShare(owner);
  await readRights();
});
