import {type Address, concat, decodeErrorResult, type Hex, keccak256, parseAbi} from 'viem';
import {addressOf, client, run} from '../../support/chain';
import {deployDataOf} from '../../support/contract';
import {deployAt} from './support/deployAt';
import {mineSalt} from './support/mineSalt';
import {manager, poolKeyWith, sqrtPriceX96} from './support/pool';
import {refusal} from './support/refusal';

const deployer = addressOf('Create2Deployer');
const counter = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
const silentHook = {file: 'examples/v4/hooks/SilentHook.sol', contract: 'SilentHook'};
const abi = [...manager.abi, ...parseAbi(['error HookNotImplemented()', 'error NotPoolManager()'])];

const FLAGS = {beforeInitialize: 1n << 13n, afterSwap: 1n << 6n, afterSwapReturnDelta: 1n << 2n};
/** An address of these flags at which nothing stands. */
const emptyAddress = (flags: bigint): Address => mineSalt(deployer, keccak256('0x'), flags).address;

/** "not mined  0xe65af6a0 HookAddressNotValid" */
function show(mistake: string, data: Hex): void {
  const named = data === '0x' ? 'no data' : decodeErrorResult({abi, data}).errorName;
  console.log(`${mistake.padEnd(31)} ${data.slice(0, 10).padEnd(10)} ${named}`);
}

const create = (data: Hex, to?: Address) =>
  refusal(client.call({account: client.account, data, ...(to && {to})}));
const initialize = (hooks: Address) => {
  const args = [poolKeyWith(hooks), sqrtPriceX96] as const;
  return refusal(client.simulateContract({...manager, functionName: 'initialize', args}));
};
async function failToDeploy(initCode: Hex): Promise<void> {
  // #region address
  show('not mined', await create(initCode));
  const {salt} = mineSalt(deployer, keccak256(initCode), FLAGS.beforeInitialize);
  show('mined for other flags', await create(concat([salt, initCode]), deployer));
  // #endregion address

  // #region arguments
  const other = await deployDataOf(counter, [addressOf('PositionManager')]);
  const mined = mineSalt(deployer, keccak256(initCode), FLAGS.afterSwap);
  show('another argument, same salt', await create(concat([mined.salt, other]), deployer));
  // #endregion arguments

  // #region twice
  const {data} = await deployAt(initCode, FLAGS.afterSwap);
  show('deployed a second time', await create(data, deployer));
  // #endregion twice
}

async function failToInitialize(initCode: Hex): Promise<void> {
  // #region initialize
  const {address} = await deployAt(initCode, FLAGS.afterSwap);
  show('delta without its callback', await initialize(emptyAddress(FLAGS.afterSwapReturnDelta)));
  show('no flag, static fee', await initialize(emptyAddress(0n)));
  show('no code, beforeInitialize', await initialize(emptyAddress(FLAGS.beforeInitialize)));
  // #endregion initialize

  // #region silent
  const silentCode = await deployDataOf(silentHook, [manager.address]);
  const silent = await deployAt(silentCode, FLAGS.beforeInitialize);
  const data = await initialize(silent.address);
  show('callback not implemented', data);
  const {args} = decodeErrorResult({abi: manager.abi, data});
  show('  its reason', (args as readonly Hex[])[2] ?? '0x');
  // #endregion silent

  // #region stranger
  const call = parseAbi([
    'struct Key { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
    'struct Swap { bool zeroForOne; int256 amountSpecified; uint160 sqrtPriceLimitX96; }',
    'function afterSwap(address sender, Key key, Swap params, int256 delta, bytes hookData) returns (bytes4, int128)',
  ]);
  const swap = {zeroForOne: true, amountSpecified: -1n, sqrtPriceLimitX96: sqrtPriceX96};
  const stranger = {address, abi: call, functionName: 'afterSwap'} as const;
  const swapArgs = [client.account.address, poolKeyWith(address), swap, 0n, '0x'] as const;
  show(
    'called by another account',
    await refusal(client.simulateContract({...stranger, args: swapArgs})),
  );
  // #endregion stranger
}

void run(async () => {
  const initCode = await deployDataOf(counter, [manager.address]);
  await failToDeploy(initCode);
  await failToInitialize(initCode);
});
