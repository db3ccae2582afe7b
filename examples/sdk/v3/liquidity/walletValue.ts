import assert from 'node:assert/strict';
import type {Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import {client, isSandbox, run} from '../../../support/chain';
import {amountsIn} from '../../support/held';
import {printPositions} from '../../support/printPositions';
import {poolAddress} from '../../support/readPool';
import {balanceOf, baseUnits} from '../../support/tokens';
import {pricesFor} from './support/usdcPrices';
import {chosenOwner, readWallet} from './support/wallet';

type Found = Awaited<ReturnType<typeof readWallet>>;

async function main(): Promise<void> {
  // #region main
  const held = await readWallet(await chosenOwner(), await client.getBlockNumber());
  const prices = await pricesFor(held.flatMap(amountsIn));
  printPositions('v3', {held, prices});
  // #endregion main
  if (await isSandbox()) await verify(held);
}

/** On the local chain no other account adds liquidity: the pools must hold what the positions are due. */
async function verify(found: Found): Promise<void> {
  // #region verify
  const due = new Map<string, {token: Token; pool: Address; amount: bigint}>();
  for (const {position, owed} of found) {
    const {token0, token1, fee} = position.pool;
    const pool = poolAddress(token0, token1, fee);
    const held = [position.amount0, position.amount1] as const;
    for (const [at, share] of held.entries()) {
      const token = share.currency;
      const key = `${pool} ${token.address}`;
      const amount = baseUnits(share) + (owed[at] ?? 0n);
      due.set(key, {token, pool, amount: amount + (due.get(key)?.amount ?? 0n)});
    }
  }
  for (const {token, pool, amount} of due.values()) {
    const rest = baseUnits(await balanceOf(token, pool)) - amount;
    assert.ok(rest >= 0n && rest < 100n); // each rounds for itself, by a base unit
  }
  // #endregion verify
  console.log('the pools hold exactly that, but for roundings');
}

run(main, {sends: false});
