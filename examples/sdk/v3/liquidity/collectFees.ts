import assert from 'node:assert/strict';
import {type Currency, CurrencyAmount, Ether} from '@uniswap/sdk-core';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  formatEther,
  type Hex,
  maxUint128,
  parseEventLogs,
  parseUnits,
  zeroAddress,
} from 'viem';
import {account, chain, client, isSandbox, run} from '../../../support/chain';
import {tradeBothWays} from '../../support/market';
import {poolAddress} from '../../support/readPool';
import {amountOf, show, USDC, WETH} from '../../support/tokens';
import {type Amounts, balances, both, minus} from './support/amounts';
import {feesOwed} from './support/feesOwed';
import {managerAbi, positionManager, send} from './support/manager';
import {openPosition} from './support/openPosition';
import {feePips, requireBudgets} from './support/plan';
import {readRecord} from './support/readPosition';

// #region encode
/** Calldata that pays all fees of a position to the account, WETH as this currency. */
const encodeCollect = (tokenId: bigint, [usdc, wei]: Amounts, currency: Currency) =>
  NonfungiblePositionManager.collectCallParameters({
    tokenId: String(tokenId),
    recipient: account,
    expectedCurrencyOwed0: amountOf(USDC, usdc),
    expectedCurrencyOwed1: CurrencyAmount.fromRawAmount(currency, String(wei)),
  });
// #endregion encode

// #region ask
/** What the position is owed, in base units: a collection that is simulated and thrown away. */
async function askOwed(tokenId: bigint, blockNumber?: bigint): Promise<Amounts> {
  const {calldata} = encodeCollect(tokenId, [0n, 0n], WETH);
  const call = {account, to: positionManager, data: calldata as Hex, blockNumber} as const;
  const {data = '0x'} = await client.call(call);
  return decodeFunctionResult({abi: managerAbi, functionName: 'collect', data});
}
// #endregion ask

async function collectTokens(tokenId: bigint): Promise<void> {
  const {owed0, owed1} = await readRecord(tokenId);
  console.log(`on record  ${both([owed0, owed1])}`);
  const before = await balances();

  // #region tokens
  const owed = await askOwed(tokenId);
  const parameters = encodeCollect(tokenId, owed, WETH);
  const {logs} = await send(parameters);
  // #endregion tokens

  // #region viem
  const everything = {tokenId, recipient: account, amount0Max: maxUint128, amount1Max: maxUint128};
  const call = {abi: managerAbi, functionName: 'collect', args: [everything]} as const;
  assert.equal(parameters.calldata, encodeFunctionData(call));
  const expectingNothing = encodeCollect(tokenId, [0n, 0n], WETH);
  assert.equal(parameters.calldata, expectingNothing.calldata); // no minimum, for tokens
  // #endregion viem

  // #region verify
  const [collected] = parseEventLogs({abi: managerAbi, eventName: 'Collect', logs});
  const paid = [collected?.args.amount0, collected?.args.amount1];
  assert.deepEqual(minus(await balances(), before), paid);
  if (await isSandbox()) {
    assert.deepEqual(paid, owed); // nobody else trades there
    assert.deepEqual(await askOwed(tokenId), [0n, 0n]);
  }
  // #endregion verify
  console.log(`collected  ${both(owed)}`);
}

async function collectEther(tokenId: bigint): Promise<void> {
  const before = {tokens: await balances(), wei: await client.getBalance({address: account})};

  // #region ether
  const owed = await askOwed(tokenId);
  const parameters = encodeCollect(tokenId, owed, Ether.onChain(chain.id)); // minimums now
  const {gasUsed, effectiveGasPrice} = await send(parameters);
  // #endregion ether

  // #region ether-calls
  const everything = {tokenId, amount0Max: maxUint128, amount1Max: maxUint128};
  const toManager = {...everything, recipient: zeroAddress} as const; // 0 means: keep it here
  const [usdc, wei] = owed;
  const [abi, token] = [managerAbi, USDC.address as Address];
  const calls = [
    encodeFunctionData({abi, functionName: 'collect', args: [toManager]}),
    encodeFunctionData({abi, functionName: 'unwrapWETH9', args: [wei, account]}),
    encodeFunctionData({abi, functionName: 'sweepToken', args: [token, usdc, account]}),
  ];
  const multicall = encodeFunctionData({abi, functionName: 'multicall', args: [calls]});
  assert.equal(parameters.calldata, multicall);
  // #endregion ether-calls

  // #region verify-ether
  const paid = (await client.getBalance({address: account})) - before.wei;
  if (await isSandbox()) {
    assert.equal(paid + gasUsed * effectiveGasPrice, wei); // nobody else trades there
    assert.deepEqual(minus(await balances(), before.tokens), [usdc, 0n]);
  }
  // #endregion verify-ether
  console.log(`collected  ${show(amountOf(USDC, usdc))} + ${formatEther(wei)} ETH`);
}

async function main(): Promise<void> {
  await requireBudgets();
  const tokenId = await openPosition();
  await tradeBothWays(parseUnits('100000', 6));
  const blockNumber = await client.getBlockNumber();
  const computed = await feesOwed(tokenId, poolAddress(USDC, WETH, feePips), blockNumber);
  assert.deepEqual(await askOwed(tokenId, blockNumber), computed);
  console.log(`owed       ${both(computed)}, by simulation and by the SDK`);

  await collectTokens(tokenId);
  await tradeBothWays(parseUnits('100000', 6));
  await collectEther(tokenId);
  const [usdc, wei] = await balances(positionManager);
  console.log(`left in the manager: ${both([usdc, wei])}`);
}

run(main);
