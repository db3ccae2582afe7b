import {type Address, encodeFunctionData, keccak256, parseAbi} from 'viem';
import {account, client, confirm} from '../../support/chain';
import {deployDataOf} from '../../support/contract';
import {runOnSandbox} from '../../support/runOnSandbox';
import {deployAt} from '../hooks/support/deployAt';
import {bitsOf, type Flag} from '../hooks/support/flags';
import {manager} from '../support/manager';
import {idOf, key as market} from '../support/pool';
import {requireCode, requirePool, requireWithout} from './support/checks';
import {deployHostile} from './support/pools';

// #region refused
/** Permissions that a provider of ours does without: no limit holds against them. */
const REFUSED_BY_PROVIDER: Flag[] = ['beforeRemoveLiquidity', 'afterRemoveLiquidity'];
/** Permissions that a swapper of ours does without, whose minimum holds against them all. */
const REFUSED_BY_SWAPPER: Flag[] = ['beforeSwapReturnDelta', 'afterSwapReturnDelta'];
// #endregion refused

const takers = 'examples/v4/security/LiquidityTakers.sol';
const swapTakers = 'examples/v4/security/SwapTakers.sol';

/** "passes", or why a check refuses. */
async function answerOf(check: () => Promise<void> | void): Promise<string> {
  try {
    await check();
    return 'passes';
  } catch (error) {
    return (error as Error).message;
  }
}

const hashOf = async (address: Address) => keccak256((await client.getCode({address})) ?? '0x');

async function deployProxied() {
  const counter = {file: 'examples/v4/hooks/SwapCounter.sol', contract: 'SwapCounter'};
  const bits = bitsOf(['afterSwap']);
  const {address: honest} = await deployAt(await deployDataOf(counter, [manager.address]), bits);
  const proxy = {file: 'examples/v4/security/HookProxy.sol', contract: 'HookProxy'};
  const {address} = await deployAt(await deployDataOf(proxy, [account, honest]), bits);
  return {honest, address};
}

async function upgrade(proxy: Address, implementation: Address): Promise<void> {
  const abi = parseAbi(['function upgradeTo(address implementation)']);
  const data = encodeFunctionData({abi, functionName: 'upgradeTo', args: [implementation]});
  await confirm(await client.sendTransaction({to: proxy, data}));
}

runOnSandbox('deploys hostile hooks', async () => {
  // #region by-flags
  const lock = await deployHostile({
    file: takers,
    contract: 'EarlyLock',
    flags: ['beforeRemoveLiquidity'],
  });
  const check = () => requireWithout(lock.hooks, REFUSED_BY_PROVIDER);
  console.log(`EarlyLock, flags for a provider: ${await answerOf(check)}`);
  const swapCheck = () => requireWithout(lock.hooks, REFUSED_BY_SWAPPER);
  console.log(`EarlyLock, flags for a swapper: ${await answerOf(swapCheck)}`);
  // #endregion by-flags

  // #region by-key
  const ids = [market, lock].map((key) => answerOf(() => requirePool(key, idOf(market))));
  console.log(`our pool: ${await ids[0]}; the same pair with EarlyLock: ${await ids[1]}`);
  // #endregion by-key

  // #region by-code
  const {honest, address: proxy} = await deployProxied();
  const [honestHash, reviewed] = [await hashOf(honest), await hashOf(proxy)];
  console.log(`SwapCounter, code: ${await answerOf(() => requireCode(honest, honestHash))}`);
  console.log(`its proxy, code: ${await answerOf(() => requireCode(proxy, reviewed))}`);
  const {hooks: oneWay} = await deployHostile({
    file: swapTakers,
    contract: 'OneWay',
    flags: ['afterSwap'],
  });
  await upgrade(proxy, oneWay);
  console.log(`after an upgrade, the same hash: ${(await hashOf(proxy)) === reviewed}`);
  console.log(`OneWay, code: ${await answerOf(() => requireCode(oneWay, honestHash))}`);
  // #endregion by-code
});
