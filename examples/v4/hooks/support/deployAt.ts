import {type Address, concat, type Hex, keccak256} from 'viem';
import {addressOf, client, confirm} from '../../../support/chain';
import {mineSalt} from './mineSalt';

const create2 = addressOf('Create2Deployer');

/** Deploys a hook at the first address that has these flags, unless it stands there; `data` creates it. */
export async function deployAt(
  initCode: Hex,
  flags: bigint,
): Promise<{address: Address; data: Hex}> {
  const {salt, address} = mineSalt(create2, keccak256(initCode), flags);
  const data = concat([salt, initCode]);
  if (!(await client.getCode({address})))
    await confirm(await client.sendTransaction({to: create2, data}));
  return {address, data};
}
