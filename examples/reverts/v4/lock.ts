import {client, reverts, run} from '../support/reproduce';
import {deployUnlocker, ether, manager, poolKey, step, swap, usdc} from './support/manager';

run(async () => {
  const {run: unlocked} = await deployUnlocker();
  const {address: account} = client.account;

  // #region manager-locked
  // A swap outside of `unlock`.
  await reverts('ManagerLocked()', {
    ...manager,
    functionName: 'swap',
    args: [poolKey, {zeroForOne: true, amountSpecified: -1n, sqrtPriceLimitX96: 1n}, '0x'],
  });
  // #endregion manager-locked

  // #region already-unlocked
  // `unlock` inside of `unlock`.
  await reverts('AlreadyUnlocked()', unlocked(step('unlock', ['0x'])));
  // #endregion already-unlocked

  // #region currency-not-settled
  // A swap, and nobody pays for it.
  await reverts('CurrencyNotSettled()', unlocked(swap()));
  // #endregion currency-not-settled

  // #region must-clear-exact-positive-delta
  // The pool manager owes the caller nothing, and the caller waives 1 unit.
  await reverts('MustClearExactPositiveDelta()', unlocked(step('clear', [usdc, 1n])));
  // #endregion must-clear-exact-positive-delta

  // #region nonzero-native-value
  // USDC was synced, and ETH is sent with `settle`.
  await reverts('NonzeroNativeValue()', unlocked(step('sync', [usdc]), step('settle', [], 1n)));
  // #endregion nonzero-native-value

  // #region safe-cast-overflow
  // The amounts of a caller are int128: 2^127 is 1 too many.
  await reverts('SafeCastOverflow()', unlocked(step('take', [ether, account, 2n ** 127n])));
  // #endregion safe-cast-overflow
});
