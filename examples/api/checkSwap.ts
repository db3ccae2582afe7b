import {Percent} from '@uniswap/sdk-core';
import {size} from 'viem';
import {addressOf, client, clientOf, deadlineIn, run} from '../support/chain';
import type {Quote} from './support/answers';
import {exampleAnswers} from './support/exampleAnswers';
import {findFaults, findPermitFaults} from './support/findFaults';
import {releaseAt} from './support/releaseAt';
import {swapInV4} from './support/swapInV4';

function print(what: string, faults: readonly string[]): void {
  console.log(`${what.padEnd(19)}${faults.length === 0 ? 'as quoted' : faults.join('; ')}`);
}

async function main(): Promise<void> {
  const {timestamp: now} = await client.getBlock();
  const deadline = await deadlineIn(600n);
  const {quote, permit, swapWith} = await exampleAnswers(deadline);

  // #region check
  const swap = swapWith();
  console.log(`router ${releaseAt(swap.to, swap.chainId)}, calldata of ${size(swap.data)} bytes`);
  print('permit', findPermitFaults(permit, quote, now));
  print('swap', findFaults(swap, quote, now));
  print('swap in v4', findFaults(swapInV4(quote, swap, {deadline}), quote, now));
  // #endregion check

  // #region change
  const other = clientOf(1).account.address;
  print('another recipient', findFaults(swapWith({recipient: other}), quote, now));
  const lower = swapWith({slippage: new Percent(5, 100)});
  print('a lower minimum', findFaults(lower, quote, now));
  const [due] = quote.aggregatedOutputs;
  const half = {...due, minAmount: String(BigInt(due?.minAmount ?? 0) / 2n)};
  const halved = {...quote, aggregatedOutputs: [half]} as Quote;
  print('half of it in v4', findFaults(swapInV4(halved, swap, {deadline}), quote, now));
  const reversed = swapInV4(quote, swap, {deadline, isReversed: true});
  print('reversed in v4', findFaults(reversed, quote, now));
  print('another contract', findFaults({...swap, to: addressOf('Permit2')}, quote, now));
  print('ETH sent along', findFaults({...swap, value: '1'}, quote, now));
  print('an hour later', findFaults(swap, quote, now + 3_600n));
  // #endregion change
}

run(main, {sends: false});
