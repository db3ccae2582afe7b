import {type Address, concat, keccak256} from 'viem';
import {addressOf, client, confirm} from '../../../support/chain';
import {deployDataOf, type Source} from '../../../support/contract';
import {mineSalt} from './mineSalt';

/** Deploys a hook that takes PoolManager as its argument, at the first address that has its flags. */
export async function deployHook(source: Source, flags: bigint): Promise<Address> {
  const initCode = await deployDataOf(source, [addressOf('PoolManager')]);
  const deployer = addressOf('Create2Deployer');
  const {salt, address} = mineSalt(deployer, keccak256(initCode), flags);
  await confirm(await client.sendTransaction({to: deployer, data: concat([salt, initCode])}));
  return address;
}
