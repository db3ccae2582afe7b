import {type Address, concat, type Hex, hexToBigInt, keccak256, parseAbi, size} from 'viem';
import {addressOf, client, confirm, run} from '../../support/chain';
import {deployDataOf} from '../../support/contract';
import {mineFree} from './support/deployMined';
import {idOf} from '../support/pool';
import {manager, poolKeyWith, sqrtPriceX96} from './support/pool';

// #region constants
const AFTER_SWAP_FLAG = 1n << 6n;
const deployer = addressOf('Create2Deployer');
const source = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
const abi = parseAbi([
  'function poolManager() view returns (address)',
  'function swapsOf(bytes32 id) view returns (uint256)',
]);
const stateView = {
  address: addressOf('StateView'),
  abi: parseAbi(['function getSlot0(bytes32 id) view returns (uint160, int24, uint24, uint24)']),
} as const;
// #endregion constants

// #region init-code
/** The creation code, then the constructor's argument: both are hashed into the address. */
async function initCodeOfHook(): Promise<Hex> {
  const initCode = await deployDataOf(source, [manager.address]);
  console.log(`init code  ${size(initCode)} bytes, ${keccak256(initCode)}`);
  return initCode;
}
// #endregion init-code

// #region deploy
async function deployHook(initCode: Hex): Promise<Address> {
  const {salt, address} = await mineFree(initCode, AFTER_SWAP_FLAG);
  console.log(`salt       ${hexToBigInt(salt)}`);
  console.log(`address    ${address}`);
  const call = {to: deployer, data: concat([salt, initCode])} as const;
  // The deployer answers with the 20 bytes of the address, and reverts without a reason.
  const {data: created = '0x'} = await client.call({...call, account: client.account});
  if (created !== address.toLowerCase()) throw new Error(`${deployer} would create ${created}`);
  await confirm(await client.sendTransaction(call));
  const hook = {address, abi} as const;
  const code = (await client.getCode({address})) ?? '0x';
  console.log(`code       ${size(code)} bytes`);
  console.log(`manager    ${await client.readContract({...hook, functionName: 'poolManager'})}`);
  return address;
}
// #endregion deploy

// #region initialize
async function initializePool(hooks: Address): Promise<void> {
  const key = poolKeyWith(hooks);
  const {request} = await client.simulateContract({
    ...manager,
    functionName: 'initialize',
    args: [key, sqrtPriceX96],
  });
  await confirm(await client.writeContract(request));
  const id = idOf(key);
  const read = {...stateView, functionName: 'getSlot0', args: [id]} as const;
  const [price, tick] = await client.readContract(read);
  console.log(`pool       ${id}`);
  console.log(`price      ${price}, tick ${tick}`);
  const counted = {address: hooks, abi, functionName: 'swapsOf', args: [id]} as const;
  console.log(`swaps      ${await client.readContract(counted)}`);
}
// #endregion initialize

void run(async () => {
  const initCode = await initCodeOfHook();
  await initializePool(await deployHook(initCode));
});
