import assert from 'node:assert/strict';
import {Ether, Percent} from '@uniswap/sdk-core';
import {FeeAmount, NonfungiblePositionManager, Pool, Position} from '@uniswap/v3-sdk';
import {account, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, USDC, WETH} from '../../support/tokens';
import {plannedPosition, slippageTolerance} from './support/plan';

/** What the SDK refuses before anything is sent. */
async function main(): Promise<void> {
  const position = await plannedPosition();
  const {pool, tickLower, tickUpper, liquidity} = position;
  const build = (change: object) =>
    new Position({pool, tickLower, tickUpper, liquidity, ...change});
  const options = {recipient: account, slippageTolerance, deadline: '1800000000'};
  const add = (of: Position, change: object = {}) =>
    NonfungiblePositionManager.addCallParameters(of, {...options, ...change});

  // #region position
  await printFailure('liquidity as a bigint', () => build({liquidity: 4_377_049_885_936_950n}));
  await printFailure('ticks swapped', () => build({tickLower: tickUpper, tickUpper: tickLower}));
  await printFailure('tick between two usable', () => build({tickLower: tickLower + 1}));
  const {sqrtRatioX96} = pool;
  await printFailure(
    'tick of another price',
    () => new Pool(USDC, WETH, FeeAmount.MEDIUM, sqrtRatioX96, '1', pool.tickCurrent + 60),
  );
  // #endregion position

  // #region mint
  await printFailure('no liquidity', () => add(build({liquidity: '0'})));
  // #region demo-only tolerance
  // demo-only: fifty wholes, not 50 basis points; where the SDK takes them, any price is accepted.
  await printFailure('tolerance of 5000%', () =>
    add(position, {slippageTolerance: new Percent(50)}),
  );
  // #endregion demo-only tolerance
  await printFailure('ether of another chain', () => add(position, {useNative: Ether.onChain(10)}));
  const cutOff = account.slice(0, -1);
  await printFailure('recipient cut off', () => add(position, {recipient: cutOff}));
  // #endregion mint

  // #region remove
  const percent = (liquidityPercentage: Percent) =>
    NonfungiblePositionManager.removeCallParameters(position, {
      ...options,
      tokenId: '1',
      liquidityPercentage,
      burnToken: true,
      collectOptions: {
        recipient: account,
        expectedCurrencyOwed0: amountOf(USDC, 0n),
        expectedCurrencyOwed1: amountOf(WETH, 0n),
      },
    });
  await printFailure('burn with half of it left', () => percent(new Percent(1, 2)));
  await printFailure('remove 0%', () => percent(new Percent(0)));
  // #endregion remove

  // #region both
  const selector = add(position, {tokenId: '1'}).calldata.slice(0, 10);
  assert.equal(selector, NonfungiblePositionManager.INTERFACE.getSighash('mint'));
  console.log(`tokenId beside recipient        no error, and encodes a mint: ${selector}`);
  // #endregion both
}

run(main);
