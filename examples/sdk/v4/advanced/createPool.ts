import assert from 'node:assert/strict';
import {encodeSqrtRatioX96, TickMath} from '@uniswap/v3-sdk';
import {Pool, V4PositionManager} from '@uniswap/v4-sdk';
import {type Hex, parseEther, parseUnits, zeroAddress} from 'viem';
import {permit2} from '../../../permit2/support/permit2';
import {withAllowances} from '../../../support/allowances';
import {account, client, run} from '../../../support/chain';
import {eth, printChanges} from '../../../universal-router/support/printChanges';
import {requireMarketPrice} from '../../../v4/liquidity/support/newPools';
import {usdc} from '../../../v4/support/pool';
import {mintedIn, positions} from '../../../v4/support/positions';
import {allowanceFor, requireAmounts, USDC} from '../../support/tokens';
import {addLiquidity, mostUsdcFor} from '../support/addLiquidity';
import {gasToCreate} from '../support/gasToCreate';
import {budget, largestPosition} from '../support/positionPlan';
import {readV4Position} from '../support/readPosition';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {sendCall} from '../support/sendCall';

// #region constants
const empty = {fee: 1_700, tickSpacing: 30}; // 0.17%
const filled = {fee: 1_800, tickSpacing: 30}; // 0.18%: created and filled in one transaction
const wei = parseEther('1');
const units = parseUnits('2000', USDC.decimals); // for 1 ETH
// #endregion constants

run(async () => {
  // #region price
  const sqrtPriceX96 = String(encodeSqrtRatioX96(String(units), String(wei))); // amount1, amount0
  await requireMarketPrice(BigInt(sqrtPriceX96));
  // #endregion price
  console.log(`start price ${sqrtPriceX96}`);

  // #region create
  const poolKey = Pool.getPoolKey(ETH, USDC, empty.fee, empty.tickSpacing, zeroAddress);
  const {calldata} = V4PositionManager.createCallParameters(poolKey, sqrtPriceX96);
  const gas = await gasToCreate(poolKey, sqrtPriceX96);
  const call = {to: positions.address, data: calldata as Hex, value: 0n, gas};
  await sendCall(client, call);
  const created = await readV4Pool(ETH, USDC, empty); // throws where no pool has this key
  // #endregion create
  assert.equal(String(created.sqrtRatioX96), sqrtPriceX96);
  console.log(`created     ${created.poolId}, liquidity ${String(created.liquidity)}`);

  // #region together
  const {fee, tickSpacing} = filled;
  const tick = TickMath.getTickAtSqrtRatio(created.sqrtRatioX96);
  const planned = new Pool(ETH, USDC, fee, tickSpacing, zeroAddress, sqrtPriceX96, 0, tick);
  const position = largestPosition(planned, budget);
  const mostUsdc = mostUsdcFor(position);
  await requireAmounts(mostUsdc);
  let tokenId = 0n;
  await withAllowances([allowanceFor(permit2.address, mostUsdc)], () =>
    printChanges('paid', {tokens: [eth, usdc]}, async () => {
      const target = {recipient: account, createPool: true, sqrtPriceX96};
      const receipt = await addLiquidity(client, position, target);
      tokenId = mintedIn(receipt);
      return receipt;
    }),
  );
  // #endregion together

  // #region verify
  const {pool, liquidity} = await readV4Position(tokenId);
  assert.equal(pool.poolId, planned.poolId);
  assert.equal(String(liquidity), String(position.liquidity));
  // #endregion verify
  console.log(`filled      ${pool.poolId}, liquidity ${String(pool.liquidity)}`);

  // #region again
  await sendCall(client, call); // does not revert, and changes nothing
  const again = await readV4Pool(ETH, USDC, empty);
  assert.equal(String(again.sqrtRatioX96), sqrtPriceX96);
  // #endregion again
  console.log('created again: the same price, and no error');
});
