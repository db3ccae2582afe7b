import assert from 'node:assert/strict';
import {withAllowances} from '../../support/allowances';
import {addressOf, client, confirm} from '../../support/chain';
import {balance, weth} from '../../v3/swaps/support/tokens';
import {usdc} from '../../v4/support/pool';
import {withPermit2} from '../../v4/support/withPermit2';
import type {ToolCall, ToolSwap, ToolTerms} from './toolTerms';

/** What a swap gave and cost. */
export type Measured = {
  received: bigint;
  transactions: number;
  gas: bigint;
  /** With the transactions that allow the router to take the WETH. */
  gasOfAll: bigint;
};

// #region measure
/** Allows what the call needs and no more, sends it, and reads what it gave and cost. */
export async function measureSwap(
  {contract, allowance}: ToolSwap,
  {data, value}: ToolCall,
  {pays, amountIn}: ToolTerms,
): Promise<Measured> {
  const to = addressOf(contract);
  const before = {usdc: await balance(usdc), block: await client.getBlockNumber()};
  const send = async () => confirm(await client.sendTransaction({to, data, value}));

  const lent = {token: weth.address, spender: to, amount: amountIn};
  const ways = {
    'ERC-20': () => withAllowances([lent], send),
    Permit2: () => withPermit2([lent], send),
    signature: () => withAllowances([{...lent, spender: addressOf('Permit2')}], send),
  };
  const receipt = await (pays === 'ETH' ? send() : ways[allowance]());

  assert.equal(await client.getBalance({address: to}), 0n); // nothing is left in the router
  assert.equal(await balance(weth, to), 0n);
  const {transactions, gas} = await sentSince(before.block);
  const received = (await balance(usdc)) - before.usdc;
  return {received, transactions, gas: receipt.gasUsed, gasOfAll: gas};
}
// #endregion measure

/** The transactions after a block, and their gas: no other account sends any here. */
async function sentSince(block: bigint): Promise<{transactions: number; gas: bigint}> {
  const last = await client.getBlockNumber();
  const sent = {transactions: 0, gas: 0n};
  for (let blockNumber = block + 1n; blockNumber <= last; blockNumber++) {
    const {transactions, gasUsed} = await client.getBlock({blockNumber});
    sent.transactions += transactions.length;
    sent.gas += gasUsed;
  }
  return sent;
}
