import assert from 'node:assert/strict';
import {UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {createTestClient, size} from 'viem';
import {chain, deadlineIn, requireBalance, transport} from '../support/chain';
import {runOnSandbox} from '../support/runOnSandbox';
import {undone} from '../sdk/support/undone';
import {weth} from '../v3/swaps/support/tokens';
import {byUniversalSdk} from './support/encodeBySdks';
import {measureSwap, type Measured} from './support/measureSwap';
import {printHead, printSwap} from './support/printSwaps';
import {swapEarlier} from './support/swapEarlier';
import {swapsByTool} from './support/swapsByTool';
import {oneEther, readTerms, type ToolSwap, type ToolTerms} from './support/toolTerms';
import {readTrades} from './support/toolTrades';

const versions = ['v2', 'v3', 'v4'] as const;

// #region measure
/** Sends the call of every tool, each on the same state; all of them give and cost the same. */
async function measure(swap: ToolSwap, terms: ToolTerms): Promise<Measured> {
  const [first, ...others] = Object.values(swap.calls);
  if (!first) throw new Error('no tool has encoded the swap');
  const measured = await undone(() => measureSwap(swap, first, terms));
  for (const other of others) {
    assert.deepEqual(other, first); // byte for byte, and the same value
    assert.deepEqual(await undone(() => measureSwap(swap, other, terms)), measured);
  }
  assert.equal(measured.received, terms.quoted[swap.version]); // no other account trades here
  return measured;
}
// #endregion measure

/** Prints the length of the plans for 2.1.2: no package holds its code, so they are not sent. */
async function printForLatest(terms: ToolTerms): Promise<void> {
  const {routed} = await readTrades(terms);
  const sizes = versions.map((version) => {
    const urVersion = UniversalRouterVersion.V2_1_2;
    const {data} = byUniversalSdk(routed[version], terms, {urVersion});
    return `${version} ${size(data)} bytes`;
  });
  console.log(`for 2.1.2, encoded and not sent: ${sizes.join(', ')}`);
}

async function main(): Promise<void> {
  await requireBalance(weth, oneEther);
  const node = createTestClient({mode: 'anvil', chain, transport});
  await node.setBlockTimestampInterval({interval: 12}); // the same times in every run
  const deadline = await deadlineIn(600n);
  await swapEarlier(deadline);
  for (const pays of ['WETH', 'ETH'] as const) {
    const terms = await readTerms({pays, deadline, amountIn: oneEther});
    printHead(terms);
    for (const swap of await swapsByTool(terms)) printSwap(swap, terms, await measure(swap, terms));
    await printForLatest(terms);
  }
}

runOnSandbox('sets its chain back after each swap', main);
