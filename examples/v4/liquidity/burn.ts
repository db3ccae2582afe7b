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
import {refusal} from '../hooks/support/refusal';
import {showPair} from './support/show';

const otherTradesWei = parseEther('20');

run(async () => {
  const {tokenId} = await mintPosition();
  await tradeBothWays(otherTradesWei); // in the local chain

  // #region limits
  const id = {...positions, args: [tokenId]} as const;
  const liquidity = await client.readContract({...id, functionName: 'getPositionLiquidity'});
  const least = leastFrom(await positionOf(liquidity));
  console.log(`fees owed  ${showPair(await feesOwed(tokenId))}`);
  console.log(`at least   ${showPair(least)}, without fees`);
  // #endregion limits

  // #region burn
  await printChanges('received', {tokens: [eth, usdc]}, () =>
    modifyLiquidities([
      ['BURN_POSITION', tokenId, ...least, '0x'],
      ['TAKE_PAIR', key.currency0, key.currency1, account],
    ]),
  );
  // #endregion burn

  // #region verify
  const info = await client.readContract({...id, functionName: 'positionInfo'});
  const reason = await refusal(client.readContract({...id, functionName: 'ownerOf'}));
  assert.equal(info, 0n);
  console.log(`positionInfo ${info}; ownerOf reverts: ${reason !== '0x'}`);
  // #endregion verify
});
