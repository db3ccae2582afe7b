import assert from 'node:assert/strict';
import type {Address} from 'viem';
import {addressOf, client, isSandbox, run} from '../../../support/chain';
import {feesOwed} from '../../../v4/liquidity/support/fees';
import {amountsIn, type Held, sumEach} from '../../support/held';
import {printPositions, showValue} from '../../support/printPositions';
import {balanceOf, baseUnits} from '../../support/tokens';
import {pricesFor} from '../../v3/liquidity/support/usdcPrices';
import {chosenOwner, readEach, readWallet} from '../../v3/liquidity/support/wallet';
import {readV4Position} from '../support/readPosition';
import {allIdsOf} from './support/allIdsOf';

// #region read
/** The v4 positions of a wallet as they are in a block, with the fees that each is owed. */
async function readV4Wallet(owner: Address, blockNumber: bigint): Promise<Held[]> {
  const ids = await allIdsOf(owner, blockNumber);
  console.log(`the wallet holds ${ids.length} v4 positions`);
  return readEach(ids, async (tokenId) => ({
    tokenId,
    position: await readV4Position(tokenId, blockNumber),
    owed: await feesOwed(tokenId, blockNumber),
  }));
}
// #endregion read

async function main(): Promise<void> {
  // #region both
  const owner = await chosenOwner();
  const blockNumber = await client.getBlockNumber();
  const v4 = await readV4Wallet(owner, blockNumber);
  const v3 = await readWallet(owner, blockNumber);

  const all = [...v4, ...v3].flatMap(amountsIn);
  const prices = await pricesFor(all);
  printPositions('v4', {held: v4, prices});
  printPositions('v3', {held: v3, prices});
  console.log(`v4 and v3 worth ${showValue(all, prices)}`);
  // #endregion both
  if (await isSandbox()) await verify(v4);
}

/** On the local chain no other account adds liquidity: PoolManager must hold what the positions are due. */
async function verify(v4: readonly Held[]): Promise<void> {
  // #region verify
  const poolManager = addressOf('PoolManager'); // holds the tokens of all pools
  for (const due of sumEach(v4.flatMap(amountsIn))) {
    const held = due.currency.isNative
      ? await client.getBalance({address: poolManager})
      : baseUnits(await balanceOf(due.currency, poolManager));
    const rest = held - baseUnits(due);
    assert.ok(rest >= 0n && rest < 100n); // each rounds for itself, by a base unit
  }
  // #endregion verify
  console.log('PoolManager holds exactly that, but for roundings');
}

run(main, {sends: false});
