import assert from 'node:assert/strict';
import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {type Address, encodeFunctionData, keccak256, parseAbi, zeroAddress} from 'viem';
import {client, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {printFailure} from '../../sdk/support/printFailure';
import {factory} from '../reference/support/contracts';

const usdc = tokenOf('USDC').address;
const weth = tokenOf('WETH').address;
const finderAbi = parseAbi([
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

  const contract = {address: finder, abi: finderAbi} as const;
  const find = (functionName: Way, tokens: readonly [Address, Address]) =>
    client.readContract({...contract, functionName, args: tokens});
  const gasOf = (functionName: Way, tokens: readonly [Address, Address]) =>
    client.estimateGas({
      to: finder,
      data: encodeFunctionData({abi: finderAbi, functionName, args: tokens}),
    });

  // #region compare
  const tokens = [weth, usdc] as const; // in either order
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
  const none = [finder, usdc] as const; // our contract is no token: nobody has created this pair
  assert.equal(await find('ask', none), zeroAddress);
  const future = await find('compute', none);
  assert.equal(await client.getCode({address: future}), undefined);
  // #endregion none
  console.log(`no pair   asked: the zero address; computed: an address without code`);
  await printFailure('no pair, existing', () => find('existing', none));
  await printFailure('one token twice', () => find('compute', [usdc, usdc]));

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
