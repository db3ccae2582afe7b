import {client, confirm, reverts, run} from '../support/reproduce';
import {deployUnlocker, manager, onePrice, poolKey, provide, step} from './support/manager';

run(async () => {
  const {run: unlocked} = await deployUnlocker();
  const change = (params: Record<string, unknown>) => unlocked(provide(poolKey, params));

  // #region ticks-misordered
  await reverts('TicksMisordered(int24,int24)', change({tickLower: 60, tickUpper: 60}));
  // #endregion ticks-misordered

  // #region tick-lower-out-of-bounds
  // The lowest tick is −887,272.
  await reverts('TickLowerOutOfBounds(int24)', change({tickLower: -887_280}));
  // #endregion tick-lower-out-of-bounds

  // #region tick-upper-out-of-bounds
  await reverts('TickUpperOutOfBounds(int24)', change({tickUpper: 887_280}));
  // #endregion tick-upper-out-of-bounds

  // #region tick-misaligned
  // The pool allows each 60th tick.
  await reverts('TickMisaligned(int24,int24)', change({tickLower: -887_221}));
  // #endregion tick-misaligned

  // #region tick-liquidity-overflow
  await reverts('TickLiquidityOverflow(int24)', change({liquidityDelta: 2n ** 126n}));
  // #endregion tick-liquidity-overflow

  // #region cannot-update-empty-position
  // Fees are collected by a change of 0, and the caller has no such position.
  await reverts('CannotUpdateEmptyPosition()', change({liquidityDelta: 0n}));
  // #endregion cannot-update-empty-position

  // #region no-liquidity-to-receive-fees
  // A pool that was created, and that nobody provides to.
  const empty = {...poolKey, fee: 77};
  await confirm(
    await client.writeContract({
      ...manager,
      functionName: 'initialize',
      args: [empty, onePrice],
    }),
  );
  await reverts('NoLiquidityToReceiveFees()', unlocked(step('donate', [empty, 1n, 0n, '0x'])));
  // #endregion no-liquidity-to-receive-fees
});
