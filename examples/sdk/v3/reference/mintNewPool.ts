import assert from 'node:assert/strict';
import {
  encodeSqrtRatioX96,
  FeeAmount,
  nearestUsableTick,
  NonfungiblePositionManager,
  Pool,
  Position,
  TickMath,
} from '@uniswap/v3-sdk';
import {parseEther, parseUnits} from 'viem';
import {approve} from '../../../support/allowances';
import {account, deadlineIn, run} from '../../../support/chain';
import {allowanceFor, amountOf, DAI, show, USDC} from '../../support/tokens';
import {addedIn} from '../liquidity/support/added';
import {positionManager, send} from '../liquidity/support/manager';
import {slippageTolerance} from '../liquidity/support/plan';
import {encodeAll, encodeCreate, encodeMint} from './support/managerCalls';

async function main(): Promise<void> {
  // #region pool
  const price = encodeSqrtRatioX96(String(parseUnits('1', 6)), String(parseEther('1')));
  const tick = TickMath.getTickAtSqrtRatio(price); // 1 DAI for 1 USDC
  const pool = new Pool(DAI, USDC, FeeAmount.HIGH, price, 0, tick); // takes 1%, is not there yet
  // #endregion pool
  // #region mint
  const nearest = nearestUsableTick(tick, pool.tickSpacing);
  const position = Position.fromAmounts({
    ...{pool, tickLower: nearest - 2_000, tickUpper: nearest + 2_000},
    amount0: String(parseEther('1000')), // DAI
    amount1: String(parseUnits('1000', 6)), // USDC
    useFullPrecision: false,
  });
  const deadline = await deadlineIn(600n);
  const parameters = NonfungiblePositionManager.addCallParameters(position, {
    recipient: account,
    createPool: true, // does nothing where the pool is there
    slippageTolerance,
    deadline: String(deadline),
  });
  // #endregion mint
  const mint = encodeMint(position, {slippageTolerance, deadline});
  assert.equal(parameters.calldata, encodeAll(encodeCreate(pool), mint));

  const {amount0, amount1} = position.mintAmounts;
  await approve(allowanceFor(positionManager, amountOf(DAI, BigInt(amount0.toString()))));
  await approve(allowanceFor(positionManager, amountOf(USDC, BigInt(amount1.toString()))));
  const added = addedIn((await send(parameters)).logs);
  await approve(allowanceFor(positionManager, amountOf(DAI, 0n))); // the mint may leave a part
  await approve(allowanceFor(positionManager, amountOf(USDC, 0n)));
  assert.ok(added.amount0 <= BigInt(amount0.toString())); // the manager rounds liquidity down
  assert.ok(added.amount1 <= BigInt(amount1.toString()));
  console.log(`position ${added.tokenId} in a new pool`);
  console.log(`${show(amountOf(DAI, added.amount0))} + ${show(amountOf(USDC, added.amount1))}`);
}

run(main);
