import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import tokenBuild from '@uniswap/v2-core/build/ERC20.json';
import factoryBuild from '@uniswap/v2-core/build/UniswapV2Factory.json';
import pairBuild from '@uniswap/v2-core/build/UniswapV2Pair.json';
import solc from 'solc';
import {
  type Abi,
  type Address,
  createWalletClient,
  formatEther,
  type Hex,
  http,
  parseEther,
  publicActions,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {foundry} from 'viem/chains';

type Artifact = {abi: Abi; bytecode: Hex};
type Contract = {address: Address; abi: Abi};
type Output = {
  contracts?: Record<string, Record<string, {abi: Abi; evm: {bytecode: {object: string}}}>>;
  errors?: {severity: string; formattedMessage: string}[];
};

// #region constants
const depositInA = parseEther('4000'); // both tokens have 18 decimals
const depositInB = parseEther('10');
const source = 'DepositReader.sol';
// #endregion constants

// #region client
const client = createWalletClient({
  account: mnemonicToAccount('test test test test test test test test test test test junk'),
  chain: foundry,
  transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
  pollingInterval: 50,
}).extend(publicActions);
const account = client.account.address;
// #endregion client

// #region compile
/** Compiles the contract beside this file; what it imports comes from the packages. */
function compile(): Artifact {
  const input = {
    language: 'Solidity',
    sources: {[source]: {content: readFileSync(path.join(__dirname, source), 'utf8')}},
    settings: {
      evmVersion: 'cancun',
      optimizer: {enabled: true, runs: 800},
      outputSelection: {[source]: {'*': ['abi', 'evm.bytecode.object']}},
    },
  };
  const readImport = (name: string) => ({
    contents: readFileSync(path.join('node_modules', name), 'utf8'),
  });
  const json = solc.compile(JSON.stringify(input), {import: readImport});
  const {contracts, errors = []} = JSON.parse(json) as Output;
  const compiled = contracts?.[source]?.DepositReader;
  if (!compiled) throw new Error(errors.map((error) => error.formattedMessage).join('\n'));
  return {abi: compiled.abi, bytecode: `0x${compiled.evm.bytecode.object}`};
}
// #endregion compile

// #region deploy
async function deploy({abi, bytecode}: Artifact, args: unknown[]): Promise<Contract> {
  const hash = await client.deployContract({abi, bytecode, args});
  const {contractAddress} = await client.waitForTransactionReceipt({hash});
  if (!contractAddress) throw new Error(`${hash} deployed nothing`);
  return {address: contractAddress, abi};
}

async function send(contract: Contract, functionName: string, args: unknown[]): Promise<void> {
  const hash = await client.writeContract({...contract, functionName, args});
  const {status} = await client.waitForTransactionReceipt({hash});
  assert.equal(status, 'success');
}
// #endregion deploy

const published = ({abi, bytecode}: {abi: unknown; bytecode: string}): Artifact => ({
  abi: abi as Abi,
  bytecode: `0x${bytecode}`,
});

const inTokens = ([amountA = 0n, amountB = 0n]: readonly bigint[]) =>
  `${formatEther(amountA)} A, ${formatEther(amountB)} B`;

const balanceOf = (contract: Contract) =>
  client.readContract({...contract, functionName: 'balanceOf', args: [account]}) as Promise<bigint>;

// #region market
/** v2 from its published bytecode: a factory, two tokens, and their pair with a deposit in it. */
async function openMarket() {
  const supply = [parseEther('1000000')];
  const tokenA = await deploy(published(tokenBuild), supply);
  const tokenB = await deploy(published(tokenBuild), supply);
  const factory = await deploy(published(factoryBuild), [account]);

  const tokens = [tokenA.address, tokenB.address];
  await send(factory, 'createPair', tokens);
  const address = await client.readContract({...factory, functionName: 'getPair', args: tokens});
  const pair = {address: address as Address, abi: pairBuild.abi as Abi};

  // Nobody else is on this chain: elsewhere others could take the tokens before the mint.
  await send(tokenA, 'transfer', [pair.address, depositInA]);
  await send(tokenB, 'transfer', [pair.address, depositInB]);
  await send(pair, 'mint', [account]);
  return {tokenA, tokenB, factory, pair};
}
// #endregion market

async function main(): Promise<void> {
  const artifact = compile();
  console.log(`compiled   ${source} by solc ${solc.version().split('+')[0]}`);
  const {tokenA, tokenB, factory, pair} = await openMarket();
  const reader = await deploy(artifact, [factory.address]);

  // #region test
  const ask = (functionName: string, args: unknown[]) =>
    client.readContract({...reader, functionName, args}) as Promise<[bigint, bigint]>;
  const reserves = await ask('reservesOf', [tokenA.address, tokenB.address]);
  const turned = await ask('reservesOf', [tokenB.address, tokenA.address]);
  assert.deepEqual(reserves, [depositInA, depositInB]);
  assert.deepEqual(turned, [depositInB, depositInA]); // in the order that was asked for
  // #endregion test
  console.log(`reserves   ${inTokens(reserves)}`);

  const shares = await balanceOf(pair);
  const deposit = await ask('depositOf', [account, tokenA.address, tokenB.address]);
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
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
