import {createTestClient, parseAbi, parseEther} from 'viem';
import {account, chain, client, confirm, transport} from '../../support/chain';
import {manager} from './manager';

/** What the controller of the protocol fee calls of PoolManager. */
export const fees = {
  address: manager.address,
  abi: parseAbi([
    'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'function setProtocolFeeController(address controller)',
    'function setProtocolFee(PoolKey key, uint24 newProtocolFee)',
    'function collectProtocolFees(address recipient, address currency, uint256 amount) returns (uint256 amountCollected)',
  ]),
} as const;

/** Acts as the owner of PoolManager, which is a contract of governance, and makes our account the controller. */
export async function becomeController(): Promise<void> {
  const owner = await client.readContract({...manager, functionName: 'owner'});
  const node = createTestClient({chain, transport, mode: 'anvil'});
  await node.impersonateAccount({address: owner});
  await node.setBalance({address: owner, value: parseEther('1')});
  const change = {functionName: 'setProtocolFeeController', args: [account]} as const;
  await confirm(await client.writeContract({...fees, ...change, account: owner}));
}
