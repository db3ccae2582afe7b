import assert from 'node:assert/strict';
import {NonfungiblePositionManager, type Position} from '@uniswap/v3-sdk';
import {type Address, decodeFunctionResult, encodeFunctionData, type Hex} from 'viem';
import {readAllowance, withAllowances} from '../../../support/allowances';
import {account, client, confirm, deadlineIn, isSandbox, run} from '../../../support/chain';
import {balances, byName, minus, printChanges, showBoth} from '../../../support/pair';
import {wallet} from '../../support/ethersClient';
import {addedIn} from './support/added';
import {manager, managerAbi, positionManager} from './support/manager';
import {allowancesFor} from './support/openPosition';
import {deadlineSeconds, feePips, plannedPosition, range} from './support/plan';
import {requireBudgets, slippageTolerance} from './support/plan';
import {readRecord} from './support/readPosition';

type Calldata = {calldata: string; value: string};

// #region encode
/** Calldata of a mint: amounts, minimums and ticks come from the position. */
const encodeMint = (position: Position, deadline: bigint): Calldata =>
  NonfungiblePositionManager.addCallParameters(position, {
    recipient: account, // who gets the NFT; its presence makes this a mint
    slippageTolerance,
    deadline: String(deadline),
  });
// #endregion encode

// #region params
/** The same parameters, as viem takes them. */
function mintParams(position: Position, deadline: bigint) {
  const desired = position.mintAmounts;
  const least = position.mintAmountsWithSlippage(slippageTolerance);
  return {
    token0: position.pool.token0.address as Address,
    token1: position.pool.token1.address as Address,
    fee: feePips,
    ...range,
    amount0Desired: BigInt(desired.amount0.toString()),
    amount1Desired: BigInt(desired.amount1.toString()),
    amount0Min: BigInt(least.amount0.toString()),
    amount1Min: BigInt(least.amount1.toString()),
    recipient: account,
    deadline,
  };
}
// #endregion params

// #region viem
async function sendWithViem({calldata, value}: Calldata): Promise<Hex> {
  const data = calldata as Hex;
  return client.sendTransaction({to: positionManager, data, value: BigInt(value)});
}
// #endregion viem

// #region ethers
async function sendWithEthers({calldata, value}: Calldata): Promise<Hex> {
  const {hash} = await wallet.sendTransaction({to: positionManager, data: calldata, value});
  return hash as Hex;
}
// #endregion ethers

async function mintBy(send: (parameters: Calldata) => Promise<Hex>) {
  const before = await balances();

  // #region mint
  const position = await plannedPosition();
  const deadline = await deadlineIn(deadlineSeconds);
  const parameters = encodeMint(position, deadline);
  const {expected, logs} = await withAllowances(allowancesFor(position), async () => ({
    expected: await simulate(parameters),
    logs: (await confirm(await send(parameters))).logs,
  }));
  const {tokenId, liquidity, amount0, amount1} = addedIn(logs);
  // #endregion mint

  // #region verify
  const params = mintParams(position, deadline);
  const call = {abi: managerAbi, functionName: 'mint', args: [params]} as const;
  assert.equal(parameters.calldata, encodeFunctionData(call));
  if (await isSandbox()) {
    assert.deepEqual([tokenId, liquidity, amount0, amount1], expected); // nobody else trades there
    assert.equal(liquidity, BigInt(position.liquidity.toString())); // the SDK foretold it
    assert.deepEqual([amount0, amount1], [params.amount0Desired, params.amount1Desired]);
  }

  const owner = {...manager, functionName: 'ownerOf', args: [tokenId]} as const;
  assert.equal(await client.readContract(owner), account);
  assert.equal((await readRecord(tokenId)).liquidity, liquidity);
  const after = await balances();
  const used = byName(amount0, amount1);
  assert.deepEqual(minus(before, after), used);
  for (const {token, spender} of allowancesFor(position)) {
    assert.equal(await readAllowance({token, spender}), 0n);
  }
  // #endregion verify
  const selector = parameters.calldata.slice(0, 10);
  const least = byName(params.amount0Min, params.amount1Min);
  return {selector, tokenId, liquidity, used, least, before, after};
}

/** What the manager would return, were the transaction in the next block. */
async function simulate({calldata}: Calldata) {
  const data = calldata as Hex;
  const result = await client.call({account, to: positionManager, data});
  const call = {abi: managerAbi, functionName: 'mint', data: result.data ?? '0x'} as const;
  return decodeFunctionResult(call);
}

async function main(): Promise<void> {
  await requireBudgets();
  const minted = await mintBy(sendWithViem);

  console.log(`range      tick ${range.tickLower} to ${range.tickUpper}`);
  console.log(`calldata   ${minted.selector}…, the same from viem and SDK`);
  console.log(`used       ${showBoth(minted.used)}`);
  console.log(`at least   ${showBoth(minted.least)}`);
  console.log(`liquidity  ${minted.liquidity}, as the SDK computed`);
  printChanges(minted);
  console.log(`minted     position ${minted.tokenId}`);
  console.log('still approved: nothing');
  if (!(await isSandbox())) return; // one position is enough where it costs something

  const second = await mintBy(sendWithEthers);
  assert.equal(second.liquidity, minted.liquidity);
  console.log(`by ethers  position ${second.tokenId}, the same liquidity and amounts`);
}

run(main);
