import assert from 'node:assert/strict';
import tokenBuild from '@uniswap/v2-core/build/ERC20.json';
import factoryBuild from '@uniswap/v2-core/build/UniswapV2Factory.json';
import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {type Abi, type Address, formatEther, parseAbi, parseEther} from 'viem';
import {account, client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';

type Contract = {address: Address; abi: Abi};

// #region constants
const depositInA = parseEther('4000'); // both tokens have 18 decimals
const depositInB = parseEther('10');
const source = {file: 'examples/v2/guides/DepositReader.sol', contract: 'DepositReader'};
const readerAbi = parseAbi([
  'function reservesOf(address tokenA, address tokenB) view returns (uint256, uint256)',
  'function depositOf(address provider, address tokenA, address tokenB) view returns (uint256 amountA, uint256 amountB)',
]);
// #endregion constants

// #region published
type Build = {abi: unknown; bytecode: string};

/** Deploys a contract from its published bytecode, without compiling it again. */
async function deployPublished(build: Build, args: readonly unknown[]): Promise<Contract> {
  const abi = build.abi as Abi;
  const hash = await client.deployContract({abi, bytecode: `0x${build.bytecode}`, args});
  const {contractAddress} = await confirm(hash);
  if (!contractAddress) throw new Error(`${hash} deployed nothing`);
  return {address: contractAddress, abi};
}
// #endregion published

const send = async (contract: Contract, functionName: string, args: readonly unknown[]) =>
  confirm(await client.writeContract({...contract, functionName, args}));

const inTokens = ([amountA = 0n, amountB = 0n]: readonly bigint[]) =>
  `${formatEther(amountA)} A, ${formatEther(amountB)} B`;

const balanceOf = (contract: Contract) =>
  client.readContract({...contract, functionName: 'balanceOf', args: [account]}) as Promise<bigint>;

// #region market
/** v2 from its published bytecode: a factory, two tokens, and their pair with a deposit in it. */
async function openMarket() {
  const supply = [parseEther('1000000')];
  const tokenA = await deployPublished(tokenBuild, supply);
  const tokenB = await deployPublished(tokenBuild, supply);
  const factory = await deployPublished(factoryBuild, [account]);

  const tokens = [tokenA.address, tokenB.address];
  await send(factory, 'createPair', tokens);
  const address = await client.readContract({...factory, functionName: 'getPair', args: tokens});
  const pair = {address: address as Address, abi: pairBuild.abi as Abi};

  // The tokens are worth nothing: others could take real ones before the mint.
  await send(tokenA, 'transfer', [pair.address, depositInA]);
  await send(tokenB, 'transfer', [pair.address, depositInB]);
  await send(pair, 'mint', [account]);
  return {tokenA, tokenB, factory, pair};
}
// #endregion market

run(async () => {
  const {tokenA, tokenB, factory, pair} = await openMarket();
  // #region deploy
  const address = await deploy(source, [factory.address]);
  const reader = {address, abi: readerAbi} as const;
  // #endregion deploy

  // #region test
  const ask = (...args: readonly [Address, Address]) =>
    client.readContract({...reader, functionName: 'reservesOf', args});
  const reserves = await ask(tokenA.address, tokenB.address);
  const turned = await ask(tokenB.address, tokenA.address);
  assert.deepEqual(reserves, [depositInA, depositInB]);
  assert.deepEqual(turned, [depositInB, depositInA]); // in the order that was asked for
  // #endregion test
  console.log(`reserves   ${inTokens(reserves)}`);

  const shares = await balanceOf(pair);
  const args = [account, tokenA.address, tokenB.address] as const;
  const deposit = await client.readContract({...reader, functionName: 'depositOf', args});
  console.log(`shares     ${formatEther(shares)} (${shares})`);
  console.log(`deposit    ${inTokens(deposit)}`);

  // #region withdraw
  const before = [await balanceOf(tokenA), await balanceOf(tokenB)];
  await send(pair, 'transfer', [pair.address, shares]);
  await send(pair, 'burn', [account]);
  const after = [await balanceOf(tokenA), await balanceOf(tokenB)];
  const received = after.map((amount, index) => amount - (before[index] ?? 0n));
  assert.deepEqual(received, deposit); // the pair pays what the contract has told
  // #endregion withdraw
  console.log(`withdrawn  ${inTokens(received)}`);
});
