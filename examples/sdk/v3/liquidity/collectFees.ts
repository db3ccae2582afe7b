import assert from 'node:assert/strict';
import {type Currency, type CurrencyAmount, Ether} from '@uniswap/sdk-core';
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
import {type Amounts, balances, byName, inOrder, minus, showBoth} from '../../../support/pair';
import {tradeBothWays} from '../../support/market';
import {poolAddress} from '../../support/readPool';
import {amountOf, show, USDC, WETH} from '../../support/tokens';
import {feesOwed} from './support/feesOwed';
import {managerAbi, positionManager, send} from './support/manager';
import {openPosition} from './support/openPosition';
import {feePips, requireBudgets} from './support/plan';
import {readRecord} from './support/readPosition';

// #region encode
/** Calldata that pays all fees of a position to the account, WETH as this currency. */
function encodeCollect(tokenId: bigint, owed: Amounts, currency: Currency) {
  const [expectedCurrencyOwed0, expectedCurrencyOwed1] = inOrder<CurrencyAmount<Currency>>({
    usdc: amountOf(USDC, owed.usdc),
    weth: amountOf(currency, owed.weth),
  });
  return NonfungiblePositionManager.collectCallParameters({
    ...{tokenId: String(tokenId), recipient: account},
    ...{expectedCurrencyOwed0, expectedCurrencyOwed1},
  });
}
// #endregion encode

// #region ask
const nothing: Amounts = {usdc: 0n, weth: 0n};

/** What the position is owed, in base units: a collection that is simulated and thrown away. */
async function askOwed(tokenId: bigint, blockNumber?: bigint): Promise<Amounts> {
  const {calldata} = encodeCollect(tokenId, nothing, WETH);
  const call = {account, to: positionManager, data: calldata as Hex, blockNumber} as const;
  const {data = '0x'} = await client.call(call);
  return byName(...decodeFunctionResult({abi: managerAbi, functionName: 'collect', data}));
}
// #endregion ask

async function collectTokens(tokenId: bigint): Promise<void> {
  const {owed0, owed1} = await readRecord(tokenId);
  console.log(`on record  ${showBoth(byName(owed0, owed1))}`);
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
  const expectingNothing = encodeCollect(tokenId, nothing, WETH);
  assert.equal(parameters.calldata, expectingNothing.calldata); // no minimum, for tokens
  // #endregion viem

  // #region verify
  const [collected] = parseEventLogs({abi: managerAbi, eventName: 'Collect', logs});
  if (!collected) throw new Error('nothing was collected');
  const paid = byName(collected.args.amount0, collected.args.amount1);
  assert.deepEqual(minus(await balances(), before), paid);
  if (await isSandbox()) {
    assert.deepEqual(paid, owed); // nobody else trades there
    assert.deepEqual(await askOwed(tokenId), nothing);
  }
  // #endregion verify
  console.log(`collected  ${showBoth(owed)}`);
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
  const [abi, token] = [managerAbi, USDC.address as Address];
  const calls = [
    encodeFunctionData({abi, functionName: 'collect', args: [toManager]}),
    encodeFunctionData({abi, functionName: 'unwrapWETH9', args: [owed.weth, account]}),
    encodeFunctionData({abi, functionName: 'sweepToken', args: [token, owed.usdc, account]}),
  ];
  const multicall = encodeFunctionData({abi, functionName: 'multicall', args: [calls]});
  assert.equal(parameters.calldata, multicall);
  // #endregion ether-calls

  // #region verify-ether
  const paid = (await client.getBalance({address: account})) - before.wei;
  if (await isSandbox()) {
    assert.equal(paid + gasUsed * effectiveGasPrice, owed.weth); // nobody else trades there
    assert.deepEqual(minus(await balances(), before.tokens), {usdc: owed.usdc, weth: 0n});
  }
  // #endregion verify-ether
  console.log(`collected  ${show(amountOf(USDC, owed.usdc))} + ${formatEther(owed.weth)} ETH`);
}

async function main(): Promise<void> {
  await requireBudgets();
  const tokenId = await openPosition();
  await tradeBothWays(parseUnits('100000', 6));
  const blockNumber = await client.getBlockNumber();
  const pool = poolAddress(USDC, WETH, feePips);
  const computed = byName(...(await feesOwed(tokenId, pool, blockNumber)));
  assert.deepEqual(await askOwed(tokenId, blockNumber), computed);
  console.log(`owed       ${showBoth(computed)}, by simulation and by the SDK`);

  await collectTokens(tokenId);
  await tradeBothWays(parseUnits('100000', 6));
  await collectEther(tokenId);
  console.log(`left in the manager: ${showBoth(await balances(positionManager))}`);
}

run(main);
