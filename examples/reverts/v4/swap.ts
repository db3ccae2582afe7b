import {client, confirm, reverts, run} from '../support/reproduce';
import {deployUnlocker, manager, onePrice, poolKey, swap} from './support/manager';

run(async () => {
  const {run: unlocked} = await deployUnlocker();

  // #region pool-not-initialized
  // No pool of ETH and USDC has this fee.
  await reverts('PoolNotInitialized()', unlocked(swap({...poolKey, fee: 77})));
  // #endregion pool-not-initialized

  // #region swap-amount-cannot-be-zero
  await reverts('SwapAmountCannotBeZero()', unlocked(swap(poolKey, {amountSpecified: 0n})));
  // #endregion swap-amount-cannot-be-zero

  // #region price-limit-already-exceeded
  // Selling currency0 lowers the price, and the limit lies above it.
  await reverts(
    'PriceLimitAlreadyExceeded(uint160,uint160)',
    unlocked(swap(poolKey, {sqrtPriceLimitX96: onePrice})),
  );
  // #endregion price-limit-already-exceeded

  // #region price-limit-out-of-bounds
  // 0 stands for "no limit" in many calls, and here for a price that cannot be.
  await reverts('PriceLimitOutOfBounds(uint160)', unlocked(swap(poolKey, {sqrtPriceLimitX96: 0n})));
  // #endregion price-limit-out-of-bounds

  // #region invalid-fee-for-exact-out
  // A pool whose fee takes the whole input, and a swap for 1 unit out of it.
  const greedy = {...poolKey, fee: 1_000_000};
  await confirm(
    await client.writeContract({
      ...manager,
      functionName: 'initialize',
      args: [greedy, onePrice],
    }),
  );
  await reverts('InvalidFeeForExactOut()', unlocked(swap(greedy, {amountSpecified: 1n})));
  // #endregion invalid-fee-for-exact-out
});
