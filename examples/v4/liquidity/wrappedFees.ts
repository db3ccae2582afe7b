import assert from 'node:assert/strict';
import {formatUnits, numberToHex, parseUnits} from 'viem';
import {account, client, run} from '../../support/chain';
import {changesOf, eth} from '../../universal-router/support/printChanges';
import {stateView} from '../support/lenses';
import {idOf, key, usdc} from '../support/pool';
import {modifyLiquidities, positions} from '../support/positions';
import {feesOwed} from './support/fees';
import {tradeUpAndBack} from './support/market';
import {mintPosition} from './support/mintPosition';
import {readPool} from './support/plan';
import {showPair} from './support/show';

const {tickSpacing} = key;
const tradeInUsdc = parseUnits('20000', usdc.decimals);
const [below, above] = [tickSpacing, 2 * tickSpacing];

run(async () => {
  // #region past-the-end
  // A first position ends at the usable tick above the price; trades go past it and come back.
  const {tickCurrent} = await readPool();
  const tickUpper = (Math.floor(tickCurrent / tickSpacing) + 1) * tickSpacing;
  await mintPosition({tickLower: tickUpper - above - below, tickUpper});
  await tradeUpAndBack(tradeInUsdc);
  // #endregion past-the-end

  // #region wrapped
  // A second one ends at the same tick, and begins at a tick that no position has used.
  const tickLower = tickUpper - above;
  const {tokenId, liquidity} = await mintPosition({tickLower, tickUpper});
  const pool = {...stateView, args: [idOf(key), tickLower, tickUpper]} as const;
  const growthOfUsdc = async () =>
    (await client.readContract({...pool, functionName: 'getFeeGrowthInside'}))[1];
  const salt = numberToHex(tokenId, {size: 32});
  const [, , last] = await client.readContract({
    ...stateView,
    functionName: 'getPositionInfo',
    args: [idOf(key), positions.address, tickLower, tickUpper, salt],
  });
  assert.equal(last, await growthOfUsdc());
  console.log(`count at the mint  ${last}`);
  // #endregion wrapped

  for (let trades = 0; trades < 8; trades++) await tradeUpAndBack(tradeInUsdc);

  // #region difference
  const count = await growthOfUsdc();
  console.log(`count later        ${count}`);
  const show = (growth: bigint) => formatUnits((growth * liquidity) >> 128n, usdc.decimals);
  console.log(`without modulus    ${show(count - last)} USDC`);
  console.log(`with it            ${show(BigInt.asUintN(256, count - last))} USDC`);
  // #endregion difference

  // #region collect
  const owed = await feesOwed(tokenId);
  console.log(`owed               ${showPair(owed)}`);
  const received = await changesOf({tokens: [eth, usdc]}, () =>
    modifyLiquidities([
      ['DECREASE_LIQUIDITY', tokenId, 0n, 0n, 0n, '0x'], // no liquidity, so no amounts to limit
      ['TAKE_PAIR', key.currency0, key.currency1, account],
    ]),
  );
  assert.deepEqual(received, [...owed]);
  console.log('collected          the same, to the last unit');
  // #endregion collect
});
