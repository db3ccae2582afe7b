import assert from 'node:assert/strict';
import {Actions, URVersion, V4Planner} from '@uniswap/v4-sdk';
import {type Hex, parseEther, parseUnits, zeroAddress} from 'viem';
import {client, run} from '../../support/chain';
import {command} from '../../universal-router/support/commands';
import {printForLatest} from '../../universal-router/support/printForLatest';
import {atLeast, atMost} from '../../universal-router/support/quotes';
import {hopPriceX36} from '../../universal-router/support/swapTypes';
import {listOf} from '../support/actions';
import {quoter} from '../support/lenses';
import {key, usdc} from '../support/pool';

const {V4_SWAP} = command;
const amountInWei = parseEther('1');
const amountOutUsdc = parseUnits('1000', usdc.decimals);
const pool = {poolKey: key, zeroForOne: true, hookData: '0x'} as const;

/** A swap of one pool, with what pays and takes, as the SDK encodes it for a release. */
function encodeWithSdk(
  {action, swap, most, least}: {action: Actions; swap: object; most: bigint; least: bigint},
  version: URVersion,
): Hex {
  // #region planner
  const planner = new V4Planner();
  planner.addAction(action, [swap], version);
  planner.addAction(Actions.SETTLE_ALL, [zeroAddress, most]);
  planner.addAction(Actions.TAKE_ALL, [usdc.address, least]);
  return planner.finalize() as Hex;
  // #endregion planner
}

async function exactInput(): Promise<void> {
  const quote = {...quoter, functionName: 'quoteExactInputSingle'} as const;
  const args = [{...pool, exactAmount: amountInWei}] as const;
  const minimumUsdc = atLeast((await client.simulateContract({...quote, args})).result[0]);
  // #region input
  const amounts = {amountIn: amountInWei, amountOutMinimum: minimumUsdc};
  const limits = {action: Actions.SWAP_EXACT_IN_SINGLE, most: amountInWei, least: minimumUsdc};
  // The least output × 10^36 ÷ input of the hop, in smallest units; 0 is no limit.
  const minHopPriceX36 = hopPriceX36(minimumUsdc, amountInWei);
  const swap = {...pool, ...amounts, minHopPriceX36};
  const input = encodeWithSdk({...limits, swap}, URVersion.V2_1_2);
  // #endregion input
  printForLatest('exact input', [V4_SWAP, input]);

  // #region same
  const before = encodeWithSdk({...limits, swap: {...pool, ...amounts}}, URVersion.V2_0);
  const ours = listOf([
    ['SWAP_EXACT_IN_SINGLE', {...pool, ...amounts}],
    ['SETTLE_ALL', zeroAddress, amountInWei],
    ['TAKE_ALL', usdc.address, minimumUsdc],
  ]);
  assert.equal(before, ours);
  // #endregion same
  console.log('for 2.0 the SDK encodes the bytes that the guide sends');
}

async function exactOutput(): Promise<void> {
  const quote = {...quoter, functionName: 'quoteExactOutputSingle'} as const;
  const args = [{...pool, exactAmount: amountOutUsdc}] as const;
  const maximumWei = atMost((await client.simulateContract({...quote, args})).result[0]);
  // #region output
  const amounts = {amountOut: amountOutUsdc, amountInMaximum: maximumWei};
  const limits = {action: Actions.SWAP_EXACT_OUT_SINGLE, most: maximumWei, least: amountOutUsdc};
  const minHopPriceX36 = hopPriceX36(amountOutUsdc, maximumWei); // of an output, too
  const swap = {...pool, ...amounts, minHopPriceX36};
  const input = encodeWithSdk({...limits, swap}, URVersion.V2_1_2);
  // #endregion output
  printForLatest('exact output', [V4_SWAP, input]);
}

run(
  async () => {
    await exactInput();
    await exactOutput();
  },
  {sends: false},
);
