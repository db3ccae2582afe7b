import {client, deploy, reverts, run} from '../support/reproduce';
import {ether, manager, onePrice, type PoolKey, poolKey, usdc} from './support/manager';

/** A call that creates a pool; unlike the pool of the others in what is given. */
const create = (changes: Partial<PoolKey>, sqrtPriceX96 = onePrice) =>
  ({
    ...manager,
    functionName: 'initialize',
    args: [{...poolKey, ...changes}, sqrtPriceX96],
  }) as const;

run(async () => {
  // #region tick-spacing-too-large
  await reverts('TickSpacingTooLarge(int24)', create({tickSpacing: 32_768}));
  // #endregion tick-spacing-too-large

  // #region tick-spacing-too-small
  await reverts('TickSpacingTooSmall(int24)', create({tickSpacing: 0}));
  // #endregion tick-spacing-too-small

  // #region currencies-out-of-order-or-equal
  // ETH, the zero address, is always currency0.
  await reverts(
    'CurrenciesOutOfOrderOrEqual(address,address)',
    create({currency0: usdc, currency1: ether}),
  );
  // #endregion currencies-out-of-order-or-equal

  // #region hook-address-not-valid
  // An account as the hook: none of the last 14 bits of this address is set.
  await reverts(
    'HookAddressNotValid(address)',
    create({hooks: '0x0000000000000000000000000000000000010000'}),
  );
  // #endregion hook-address-not-valid

  // #region lp-fee-too-large
  // 100% is 1,000,000.
  await reverts('LPFeeTooLarge(uint24)', create({fee: 1_000_001}));
  // #endregion lp-fee-too-large

  // #region invalid-sqrt-price
  await reverts('InvalidSqrtPrice(uint160)', create({fee: 77}, 0n));
  // #endregion invalid-sqrt-price

  // #region pool-already-initialized
  // The sandbox has the pool of ETH and USDC at 0.3%.
  await reverts('PoolAlreadyInitialized()', create({}));
  // #endregion pool-already-initialized

  // #region delegate-call-not-allowed
  // A contract that runs the code of the pool manager as its own.
  const delegator = await deploy(
    {file: 'examples/reverts/v3/Delegator.sol', contract: 'Delegator'},
    [manager.address],
  );
  await reverts('DelegateCallNotAllowed()', {...create({fee: 77}), address: delegator});
  // #endregion delegate-call-not-allowed

  // #region unauthorized-dynamic-lp-fee-update
  // An account sets the fee of a pool whose fee is fixed.
  await reverts('UnauthorizedDynamicLPFeeUpdate()', {
    ...manager,
    from: client.account.address,
    functionName: 'updateDynamicLPFee',
    args: [poolKey, 500],
  });
  // #endregion unauthorized-dynamic-lp-fee-update
});
