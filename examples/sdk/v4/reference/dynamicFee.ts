import assert from 'node:assert/strict';
import {DYNAMIC_FEE_FLAG, Hook, Pool} from '@uniswap/v4-sdk';
import type {Address, Hex} from 'viem';
import {client, run} from '../../../support/chain';
import registry from '../../../support/addresses.json';
import {stateView} from '../../../v4/support/lenses';
import {amountOf, baseUnits, show, USDC} from '../../support/tokens';
import {quotedOutput} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const hook = registry.sandbox.FeeHook.address as Address; // sets the fee, has no flag of swaps

run(
  async () => {
    // #region flag
    const pool = await readV4Pool(ETH, USDC, {fee: DYNAMIC_FEE_FLAG, tickSpacing: 60, hooks: hook});
    const paid = amountOf(ETH, 10n ** 18n);
    const [wrong] = await pool.getOutputAmount(paid); // no error
    console.log(`hook acts on swaps: ${Hook.hasSwapPermissions(hook)}`);
    console.log(`with the flag as fee: ${show(wrong)}`);
    // #endregion flag

    // #region fee
    const call = {...stateView, functionName: 'getSlot0', args: [pool.poolId as Hex]} as const;
    const [, , , lpFee] = await client.readContract(call);
    const {sqrtRatioX96, liquidity, tickCurrent, tickDataProvider} = pool;
    const state = [sqrtRatioX96, liquidity, tickCurrent, tickDataProvider] as const;
    const computed = new Pool(ETH, USDC, lpFee, pool.tickSpacing, hook, ...state);
    const [received] = await computed.getOutputAmount(paid);
    console.log(`with the fee of slot0, ${lpFee}: ${show(received)}`);
    // #endregion fee
    assert.equal(baseUnits(received), await quotedOutput(pool, paid));
    assert.notEqual(computed.poolId, pool.poolId); // of computing alone
  },
  {sends: false},
);
