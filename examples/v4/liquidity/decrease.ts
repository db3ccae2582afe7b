import assert from 'node:assert/strict';
import {parseEther} from 'viem';
import {account, client, run} from '../../support/chain';
import {eth, printChanges} from '../../universal-router/support/printChanges';
import {key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {feesOwed} from './support/fees';
import {tradeBothWays} from './support/market';
import {mintPosition} from './support/mintPosition';
import {leastFrom, positionOf} from './support/plan';
import {showPair} from './support/show';

const otherTradesWei = parseEther('20');

run(async () => {
  const {tokenId, liquidity} = await mintPosition();
  await tradeBothWays(otherTradesWei); // in the local chain
  console.log(`liquidity   ${liquidity}`);
  console.log(`fees owed   ${showPair(await feesOwed(tokenId))}`);

  // #region limits
  const removed = liquidity / 2n;
  const least = leastFrom(await positionOf(removed));
  console.log(`at least    ${showPair(least)}, without fees`);
  // #endregion limits

  // #region decrease
  await printChanges('received', {tokens: [eth, usdc]}, () =>
    modifyLiquidities([
      ['DECREASE_LIQUIDITY', tokenId, removed, ...least, '0x'],
      ['TAKE_PAIR', key.currency0, key.currency1, account],
    ]),
  );
  // #endregion decrease

  // #region verify
  const id = {...positions, args: [tokenId]} as const;
  const left = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  assert.equal(left, liquidity - removed);
  assert.deepEqual(await feesOwed(tokenId), [0n, 0n]); // the decrease paid them
  console.log(`left        ${left}`);
  // #endregion verify

  // #region all
  await printChanges('the rest', {tokens: [eth, usdc]}, async () =>
    modifyLiquidities([
      ['DECREASE_LIQUIDITY', tokenId, left, ...leastFrom(await positionOf(left)), '0x'],
      ['TAKE_PAIR', key.currency0, key.currency1, account],
    ]),
  );
  const owner = await client.readContract({...id, functionName: 'ownerOf'});
  const none = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  console.log(`liquidity ${none}; the account still owns the NFT: ${owner === account}`);
  // #endregion all
});
