import assert from 'node:assert/strict';
import {Hook, hookFlagIndex, HookOptions, type HookPermissions} from '@uniswap/v4-sdk';
import {addressOf, client, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';

const hook = addressOf('WETHHook'); // a pool with it exchanges ETH for WETH

run(
  async () => {
    // #region permissions
    const permissions: HookPermissions = Hook.permissions(hook);
    const granted = Object.entries(permissions).filter(([, isSet]) => isSet);
    console.log(granted.map(([name]) => name).join(', '));
    // #endregion permissions

    // #region groups
    console.log(`initialize ${Hook.hasInitializePermissions(hook)}`);
    console.log(`liquidity  ${Hook.hasLiquidityPermissions(hook)}`);
    console.log(`swaps      ${Hook.hasSwapPermissions(hook)}`);
    console.log(`donations  ${Hook.hasDonatePermissions(hook)}`);
    // #endregion groups

    // #region one
    const takes = Hook.hasPermission(hook, HookOptions.BeforeSwapReturnsDelta);
    console.log(`may change the amounts of a swap: ${takes}`);
    // #endregion one

    // #region bits
    const flags = BigInt(hook) & 0x3fffn; // the lowest 14 bits
    const bit = hookFlagIndex[HookOptions.BeforeSwap];
    console.log(`bit ${bit} of ${flags.toString(2).padStart(14, '0')}`);
    // #endregion bits
    assert.equal((flags >> BigInt(bit)) & 1n, 1n);

    // #region no-hook
    const account = client.account.address; // no contract at all
    console.log(
      `an account "has" ${Hook.hasSwapPermissions(account) ? 'flags' : 'no flags'} of swaps`,
    );
    // #endregion no-hook

    // #region throws
    await printFailure('no address', () => Hook.permissions('0x3'));
    // #endregion throws
  },
  {sends: false},
);
