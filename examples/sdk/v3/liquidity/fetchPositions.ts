import assert from 'node:assert/strict';
import {Multicall, NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {Contract} from 'ethers';
import {type Address, encodeFunctionData, type Hex, parseUnits} from 'viem';
import {account, client, deadlineIn, isSandbox, run} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {tradeBothWays} from '../../support/market';
import {stateOf} from '../../support/stateOf';
import {amountOf, baseUnits, show} from '../../support/tokens';
import {emptyPosition} from './support/emptyPosition';
import {idsFromLogs} from './support/idsFromLogs';
import {manager, managerAbi, positionManager} from './support/manager';
import {openPosition} from './support/openPosition';
import {rangeBetween} from './support/plan';
import {positionsOf} from './support/positionsOf';

// #region ethers
/** The same ids, with the SDK's encoding and ethers v5. */
async function idsWithEthers(owner: Address, blockTag: number): Promise<bigint[]> {
  const {INTERFACE} = NonfungiblePositionManager;
  const contract = new Contract(positionManager, INTERFACE, provider);
  const count = await contract.balanceOf?.(owner, {blockTag});
  const calls = Array.from({length: count.toNumber()}, (_, index) =>
    INTERFACE.encodeFunctionData('tokenOfOwnerByIndex', [owner, index]),
  );
  const data = Multicall.INTERFACE.encodeFunctionData('multicall', [calls]);
  const returned = await provider.call({to: positionManager, data}, blockTag);
  const [results] = Multicall.INTERFACE.decodeFunctionResult('multicall', returned);
  const viem = {abi: managerAbi, functionName: 'multicall', args: [calls as Hex[]]} as const;
  assert.equal(data, encodeFunctionData(viem));
  return (results as Hex[]).map(BigInt); // each result is one 32-byte number
}
// #endregion ethers

/** The pool and the range of a position: "0.3%, 1800.87 to 2195.18 USDC per WETH, in range". */
function describe(position: Position): string {
  const {token0, token1, fee} = position.pool;
  const [low, high] = [position.token0PriceUpper, position.token0PriceLower].map((price) =>
    price.invert().toSignificant(6),
  );
  const range = `${low} to ${high} ${token0.symbol} per ${token1.symbol}`;
  return `${fee / 10_000}%, ${range}, ${stateOf(position)}`;
}

// #region name
/** The name that wallets show, from the metadata that the chain itself draws up. */
async function nameOf(tokenId: bigint): Promise<string> {
  const call = {...manager, functionName: 'tokenURI', args: [tokenId]} as const;
  const [, base64 = ''] = (await client.readContract(call)).split('base64,');
  const {name} = JSON.parse(Buffer.from(base64, 'base64').toString()) as {name: string};
  return name;
}
// #endregion name

/** What removing all of a position would pay of both tokens, in base units. */
async function removalOf(tokenId: bigint, position: Position, blockNumber: bigint) {
  const least = {amount0Min: baseUnits(position.amount0), amount1Min: baseUnits(position.amount1)};
  const liquidity = BigInt(position.liquidity.toString());
  const args = [{tokenId, liquidity, ...least, deadline: await deadlineIn(600n)}] as const;
  const call = {...manager, account, args, blockNumber} as const;
  return (await client.simulateContract({...call, functionName: 'decreaseLiquidity'})).result;
}

/** Opens three positions: one in range, one below the price, one that is emptied again. */
async function openThree(): Promise<void> {
  await openPosition();
  await openPosition(rangeBetween('1500', '1700'));
  await emptyPosition(await openPosition());
  await tradeBothWays(parseUnits('100000', 6));
}

async function main(): Promise<void> {
  if (await isSandbox()) await openThree();

  // #region fetch
  const blockNumber = await client.getBlockNumber();
  const positions = await positionsOf(account, blockNumber);
  // #endregion fetch

  // #region verify
  const ids = positions.map(({tokenId}) => tokenId);
  assert.deepEqual(await idsWithEthers(account, Number(blockNumber)), ids);
  if (await isSandbox()) assert.deepEqual(await idsFromLogs(account), ids); // endpoints limit logs
  for (const {tokenId, position} of positions) {
    if (stateOf(position) === 'empty') continue; // the contract refuses to remove nothing
    const held = [position.amount0, position.amount1].map(baseUnits);
    assert.deepEqual(await removalOf(tokenId, position, blockNumber), held);
  }
  // #endregion verify

  const sources = (await isSandbox()) ? 'viem, ethers and the log' : 'viem and ethers';
  console.log(`${ids.length} positions, the same from ${sources}`);
  for (const {tokenId, position, owed} of positions) {
    const {amount0, amount1, pool} = position;
    const [fees0, fees1] = [amountOf(pool.token0, owed[0]), amountOf(pool.token1, owed[1])];
    console.log(`${tokenId}  ${describe(position)}`);
    console.log(`    holds  ${show(amount0)} + ${show(amount1)}`);
    console.log(`    fees   ${show(fees0)} + ${show(fees1)}`);
  }
  const [first] = ids;
  if (first !== undefined) console.log(`wallets show "${await nameOf(first)}"`);
}

run(main, {sends: false});
