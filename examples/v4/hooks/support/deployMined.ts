import {type Address, concat, type Hex, hexToBigInt, keccak256} from 'viem';
import {addressOf, client, confirm} from '../../../support/chain';
import {deployDataOf, type Source} from '../../../support/contract';
import {mineSalt} from './mineSalt';

const create2Deployer = addressOf('Create2Deployer');

// #region free
/** Mines an address that is still free: with the same salt and code, it can be created only once. */
export async function mineFree(initCode: Hex, flags: bigint) {
  let mined = mineSalt(create2Deployer, keccak256(initCode), flags);
  while (await client.getCode({address: mined.address})) {
    const next = hexToBigInt(mined.salt) + 1n;
    mined = mineSalt(create2Deployer, keccak256(initCode), flags, next);
  }
  return mined;
}
// #endregion free

// #region deploy
/** Compiles a hook and deploys it at an address that has these flags and no others. */
export async function deployMined(
  source: Source,
  {flags, args}: {flags: bigint; args: readonly unknown[]},
): Promise<Address> {
  const initCode = await deployDataOf(source, args);
  const {salt, address} = await mineFree(initCode, flags);
  const call = {to: create2Deployer, data: concat([salt, initCode])} as const;
  // The deployer answers with the 20 bytes of the address, and reverts without a reason.
  const {data: created = '0x'} = await client.call({...call, account: client.account});
  if (created !== address.toLowerCase()) throw new Error(`another address: ${created}`);
  await confirm(await client.sendTransaction(call));
  return address;
}
// #endregion deploy
