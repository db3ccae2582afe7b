import assert from 'node:assert/strict';
import {formatEther, formatUnits} from 'viem';
import {account, client, isSandbox, run} from '../../support/chain';
import {type Amounts, balances} from '../../support/pair';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {execute} from '../../universal-router/support/router';
import {stateView} from '../support/lenses';
import {idOf, key, type PoolKey, usdc} from '../support/pool';
import {mintedIn, positions} from '../support/positions';
import {closeInV3, openInV4} from './support/move';
import {quoteInV3, swapInV3} from './support/v3';
import {mintAroundPrice, readV3Position} from './support/v3Position';

const show = (amounts: Amounts): string =>
  `${formatEther(amounts.weth)} ETH + ${formatUnits(amounts.usdc, usdc.decimals)} USDC`;

/** Moves a v3 position into a v4 pool in one transaction, and prints what is left over. */
async function move(tokenId: bigint, poolKey: PoolKey): Promise<void> {
  // #region move
  const position = await readV3Position(tokenId);
  console.log(`v3 position ${tokenId}  ${show(position.expected)}`);
  console.log(`  fees of it    ${show(position.fees)}`);
  const plan = await openInV4(position, poolKey);
  const steps = [...(await closeInV3(position)), ...plan.steps];
  let newId = 0n;
  await printChanges('  returned', {tokens: [eth, usdc]}, async () => {
    const receipt = await execute(steps);
    newId = mintedIn(receipt);
    return receipt;
  });
  console.log(`v4 position ${newId}   ticks ${plan.tickLower} to ${plan.tickUpper}`);
  // #endregion move

  // #region verify
  const nft = {...positions, args: [newId]} as const;
  assert.equal(await client.readContract({...nft, functionName: 'ownerOf'}), account);
  const held = await client.readContract({...nft, functionName: 'getPositionLiquidity'});
  assert.equal(held, plan.liquidity);
  const left = await balances(positions.address);
  assert.deepEqual(left, {usdc: 0n, weth: 0n});
  assert.equal(await client.getBalance({address: positions.address}), 0n);
  // #endregion verify
}

run(async () => {
  const tokenId = await mintAroundPrice();
  if (!(await isSandbox())) return move(tokenId, key);
  const other = await mintAroundPrice();
  await swapInV3(await quoteInV3()); // so that there are fees
  await move(tokenId, key);

  // #region new-pool
  const newKey = {...key, fee: 1_000, tickSpacing: 20}; // 0.1%
  await move(other, newKey);
  const slot0 = {...stateView, functionName: 'getSlot0', args: [idOf(newKey)]} as const;
  const [, tick] = await client.readContract(slot0);
  console.log(`tick of the new pool ${tick}`);
  // #endregion new-pool
});
