import assert from 'node:assert/strict';
import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {type Address, encodeFunctionData, keccak256, parseAbi, zeroAddress} from 'viem';
import {client, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {printFailure} from '../../sdk/support/printFailure';
import {uni, usdc, weth} from '../../v3/swaps/support/tokens';
import {factory} from '../reference/support/contracts';

const abi = parseAbi([
  'function ask(address tokenA, address tokenB) view returns (address)',
  'function compute(address tokenA, address tokenB) view returns (address)',
  'function existing(address tokenA, address tokenB) view returns (address)',
]);
type Way = 'ask' | 'compute' | 'existing';

run(async () => {
  // #region deploy
  const initCodeHash = keccak256(`0x${pairBuild.bytecode}`);
  const args = [factory.address, initCodeHash];
  const finder = await deploy(
    {file: 'examples/v2/guides/PairFinder.sol', contract: 'PairFinder'},
    args,
  );
  // #endregion deploy
  console.log(`hash      ${initCodeHash}`);

  const contract = {address: finder, abi} as const;
  const find = (functionName: Way, tokens: readonly [Address, Address]) =>
    client.readContract({...contract, functionName, args: tokens});
  const gasOf = (functionName: Way, tokens: readonly [Address, Address]) =>
    client.estimateGas({
      to: finder,
      data: encodeFunctionData({abi, functionName, args: tokens}),
    });

  // #region compare
  const tokens = [weth.address, usdc.address] as const; // in either order
  const asked = await find('ask', tokens);
  const computed = await find('compute', tokens);
  assert.equal(asked, computed);
  assert.equal(await find('existing', tokens), computed);
  // #endregion compare
  console.log(`asked     ${asked}`);
  console.log(`computed  ${computed}`);
  const saved = (await gasOf('ask', tokens)) - (await gasOf('compute', tokens));
  console.log(`computing saves ${saved} gas`);

  // #region none
  const none = [uni.address, usdc.address] as const; // nobody has created this pair
  assert.equal(await find('ask', none), zeroAddress);
  const future = await find('compute', none);
  assert.equal(await client.getCode({address: future}), undefined);
  // #endregion none
  console.log(`UNI/USDC  asked: the zero address; computed: an address without code`);
  await printFailure('UNI/USDC, existing', () => find('existing', none));
  await printFailure('one token twice', () => find('compute', [uni.address, uni.address]));

  // #region no-code
  const pairAbi = parseAbi(['function token0() view returns (address)']);
  const call = {address: future, abi: pairAbi, functionName: 'token0'} as const;
  await printFailure('a call to the computed address', () => client.readContract(call));
  const create = {...factory, functionName: 'createPair', account: client.account} as const;
  await printFailure('createPair of USDC/WETH', () =>
    client.simulateContract({...create, args: tokens}),
  );
  // #endregion no-code
});
