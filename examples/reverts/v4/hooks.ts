import {concatHex, numberToHex, padHex, toFunctionSelector} from 'viem';
import {client, confirm, reverts, run} from '../support/reproduce';
import {flags, placeHook} from './support/hook';
import {deployUnlocker, manager, onePrice, poolKey, swap} from './support/manager';
import {detailsOf} from './support/wrapped';

const beforeSwap = toFunctionSelector(
  'beforeSwap(address,(address,address,uint24,int24,address),(bool,int256,uint160),bytes)',
);
/** What `beforeSwap` returns: its selector, what it takes of both amounts, and a fee. */
const answer = (delta: bigint) =>
  concatHex([padHex(beforeSwap, {dir: 'right'}), numberToHex(delta, {size: 32}), padHex('0x')]);

run(async () => {
  const {run: unlocked} = await deployUnlocker();
  const {hook, set} = await placeHook(flags.beforeSwap | flags.beforeSwapReturnsDelta);
  const hooked = {...poolKey, hooks: hook};
  await confirm(
    await client.writeContract({
      ...manager,
      functionName: 'initialize',
      args: [hooked, onePrice],
    }),
  );

  // #region wrapped-error
  // The hook reverts with 0x12345678, an error of its own.
  await set('0x12345678', true);
  await reverts('WrappedError(address,bytes4,bytes,bytes)', unlocked(swap(hooked)));
  // #endregion wrapped-error

  // #region hook-call-failed
  // The same call: the error is the last argument of WrappedError.
  console.log(`HookCallFailed() → ${await detailsOf(unlocked(swap(hooked)))}`);
  // #endregion hook-call-failed

  // #region invalid-hook-response
  // The hook passes, and does not return the selector of its function.
  await set('0x');
  await reverts('InvalidHookResponse()', unlocked(swap(hooked)));
  // #endregion invalid-hook-response

  // #region hook-delta-exceeds-swap-amount
  // 1,000 units go in, and the hook takes 1,001 of them.
  await set(answer(1_001n << 128n));
  await reverts('HookDeltaExceedsSwapAmount()', unlocked(swap(hooked)));
  // #endregion hook-delta-exceeds-swap-amount
});
