import PoolManager from '@uniswap/v4-core/out/PoolManager.sol/PoolManager.json';
import {type Hex, keccak256, size} from 'viem';
import {addressOf, chain, client, run} from '../support/chain';
import {createdAddress, initCodeOf} from './support/createdAddress';

/** Shows that the PoolManager of the chain runs the code of the package. */
async function main(): Promise<void> {
  const address = addressOf('PoolManager');
  const creationCode = PoolManager.bytecode.object as Hex;
  console.log(`PoolManager on ${chain.name}: ${address}`);

  // #region address
  if (chain.id === 1) {
    const initCode = initCodeOf(creationCode, addressOf('Timelock'));
    const created = createdAddress(initCode);
    console.log(`creation code of the package  ${size(creationCode)} bytes`);
    console.log(`with its owner, hashed        ${keccak256(initCode)}`);
    console.log(`CREATE2 gives                 ${created}`);
    if (created !== address) throw new Error('another code than the package holds was created');
  }
  // #endregion address

  // #region runtime
  // The node runs the constructor at the address, and answers with the code that would stay.
  const code = initCodeOf(creationCode, address);
  const {data: expected = '0x'} = await client.call({
    to: address,
    stateOverride: [{address, code}],
  });
  const actual = (await client.getCode({address})) ?? '0x';
  console.log(`code at the address           ${size(actual)} bytes, ${keccak256(actual)}`);
  console.log(`what the package leaves there ${size(expected)} bytes, ${keccak256(expected)}`);
  if (actual !== expected) throw new Error('the chain runs another code than the package holds');
  // #endregion runtime
}

void run(main, {sends: false});
