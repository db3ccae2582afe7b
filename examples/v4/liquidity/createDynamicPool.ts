import {type Address, concat, hexToBigInt, keccak256, parseAbi} from 'viem';
import {account, addressOf, client, confirm, run} from '../../support/chain';
import {deployDataOf} from '../../support/contract';
import {mineSalt} from '../hooks/support/mineSalt';
import {stateView} from '../support/lenses';
import {manager} from '../support/manager';
import {idOf, type PoolKey} from '../support/pool';
import {newKey, requireMarketPrice, startPrice} from './support/newPools';

const source = {file: 'examples/v4/liquidity/FeeSetter.sol', contract: 'FeeSetter'};
const abi = parseAbi([
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function setFee(PoolKey key, uint24 feePips)',
]);

/** Deploys the hook at an address without flags, since it has no callbacks. */
async function deployFeeSetter(): Promise<Address> {
  const deployer = addressOf('Create2Deployer');
  const initCode = await deployDataOf(source, [manager.address, account]);
  let mined = mineSalt(deployer, keccak256(initCode), 0n);
  while (await client.getCode({address: mined.address})) {
    mined = mineSalt(deployer, keccak256(initCode), 0n, hexToBigInt(mined.salt) + 1n);
  }
  const data = concat([mined.salt, initCode]);
  await confirm(await client.sendTransaction({to: deployer, data}));
  return mined.address;
}

/** The fee that providers get, in hundredths of a basis point. */
async function readFee(key: PoolKey): Promise<number> {
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(key)]} as const;
  const [, , , lpFee] = await client.readContract(slot0);
  return lpFee;
}

run(async () => {
  await requireMarketPrice(startPrice);

  // #region dynamic
  const hooks = await deployFeeSetter();
  const key: PoolKey = {...newKey, fee: 0x800000, hooks}; // in place of a fee: the hook sets it
  const initialize = {...manager, functionName: 'initialize', args: [key, startPrice]} as const;
  const {request} = await client.simulateContract(initialize);
  await confirm(await client.writeContract(request));
  console.log(`fee of the new pool: ${await readFee(key)}`);

  const setFee = {address: hooks, abi, functionName: 'setFee', args: [key, 3_000]} as const;
  await confirm(await client.writeContract(setFee));
  console.log(`fee set by the hook: ${await readFee(key)}`);
  // #endregion dynamic
});
