import {Percent} from '@uniswap/sdk-core';
import {size} from 'viem';
import {addressOf, client, clientOf, deadlineIn, run} from '../support/chain';
import {exampleAnswers} from './support/exampleAnswers';
import {findFaults, findPermitFaults} from './support/findFaults';
import {releaseAt} from './support/releaseAt';

function print(what: string, faults: readonly string[]): void {
  console.log(`${what.padEnd(19)}${faults.length === 0 ? 'as quoted' : faults.join('; ')}`);
}

async function main(): Promise<void> {
  const {timestamp: now} = await client.getBlock();
  const {quote, permit, swapWith} = await exampleAnswers(await deadlineIn(600n));

  // #region check
  const swap = swapWith();
  console.log(`router ${releaseAt(swap.to, swap.chainId)}, calldata of ${size(swap.data)} bytes`);
  print('permit', findPermitFaults(permit, quote, now));
  print('swap', findFaults(swap, quote, now));
  // #endregion check

  // #region change
  const other = clientOf(1).account.address;
  print('another recipient', findFaults(swapWith({recipient: other}), quote, now));
  const lower = swapWith({slippage: new Percent(5, 100)});
  print('a lower minimum', findFaults(lower, quote, now));
  print('another contract', findFaults({...swap, to: addressOf('Permit2')}, quote, now));
  print('ETH sent along', findFaults({...swap, value: '1'}, quote, now));
  print('an hour later', findFaults(swap, quote, now + 3_600n));
  // #endregion change
}

run(main, {sends: false});
