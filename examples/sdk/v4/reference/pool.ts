import assert from 'node:assert/strict';
import {TickMath} from '@uniswap/v3-sdk';
import {DYNAMIC_FEE_FLAG, Hook, Pool} from '@uniswap/v4-sdk';
import JSBI from 'jsbi';
import {zeroAddress} from 'viem';
import {addressOf, run} from '../../../support/chain';
import {idOf, key} from '../../../v4/support/pool';
import {printFailure} from '../../support/printFailure';
import {amountOf, baseUnits, DAI, show, USDC, WETH} from '../../support/tokens';
import {quotedInput, quotedOutput} from './support/quotes';
import {ETH, readV4Pool} from '../../support/readV4Pool';

const [fee, tickSpacing] = [3_000, 60] as const; // 0.3%
const wrapper = addressOf('WETHHook'); // has the flag beforeSwap

run(
  async () => {
    // #region id
    const poolKey = Pool.getPoolKey(USDC, ETH, fee, tickSpacing, zeroAddress);
    const poolId = Pool.getPoolId(USDC, ETH, fee, tickSpacing, zeroAddress);
    console.log(`currency0 ${poolKey.currency0}`);
    console.log(`poolId    ${poolId}`);
    // #endregion id
    assert.deepEqual(poolKey, key);
    assert.equal(poolId, idOf(key));

    // #region new
    const pool = await readV4Pool(ETH, USDC, {fee, tickSpacing});
    console.log(`sorted    ${pool.currency0.symbol}, ${pool.currency1.symbol}`);
    // #endregion new
    assert.equal(pool.poolId, poolId);

    // #region prices
    console.log(`1 ETH     ${pool.currency0Price.toSignificant(6)} USDC`);
    console.log(`1 USDC    ${pool.currency1Price.toSignificant(6)} ETH`);
    // #endregion prices
    assert.ok(pool.priceOf(USDC).equalTo(pool.currency1Price));

    // #region involves
    const answers = [pool.involvesCurrency(WETH), pool.v4InvolvesToken(WETH)];
    console.log(`WETH      ${answers.join(', ')}`);
    // #endregion involves
    assert.deepEqual(answers, [false, true]);

    // #region output
    const paid = amountOf(ETH, 10n ** 18n);
    const [received, poolAfter] = await pool.getOutputAmount(paid);
    console.log(`pay       ${show(paid)}, receive ${show(received)}`);
    console.log(`then      1 ETH is ${poolAfter.currency0Price.toSignificant(6)} USDC`);
    // #endregion output
    assert.equal(baseUnits(received), await quotedOutput(pool, paid));

    // #region limit
    const large = amountOf(ETH, 100n * 10n ** 18n);
    const limit = TickMath.getSqrtRatioAtTick(pool.tickCurrent - 100); // ETH 1% cheaper
    const [part, poolAtLimit] = await pool.getOutputAmount(large, limit);
    console.log(`limit     ${show(part)} for a part of ${show(large)}`);
    // #endregion limit
    assert.ok(JSBI.equal(poolAtLimit.sqrtRatioX96, limit));

    // #region input
    const wanted = amountOf(USDC, 1_000n * 10n ** 6n);
    const [cost] = await pool.getInputAmount(wanted);
    console.log(`receive   ${show(wanted)}, pay ${show(cost)}`);
    // #endregion input
    assert.equal(baseUnits(cost), await quotedInput(pool, wanted));

    // #region too-much
    const tooMuch = amountOf(USDC, 10_000_000n * 10n ** 6n); // of about 2,000,000 in the pool
    const [, emptied] = await pool.getInputAmount(tooMuch); // no error
    console.log(`emptied   ${emptied.tickCurrent}`);
    await printFailure('V4Quoter', () => quotedInput(pool, tooMuch));
    // #endregion too-much

    // #region hooks
    const state = [String(pool.sqrtRatioX96), 0, pool.tickCurrent] as const;
    const wrapping = new Pool(ETH, WETH, 0, tickSpacing, wrapper, JSBI.BigInt(2 ** 96), 0, 0);
    console.log(`swap flag ${Hook.hasSwapPermissions(wrapper)}`);
    await printFailure('pool whose hook acts on swaps', () => wrapping.getOutputAmount(paid));
    // #endregion hooks

    // #region throws
    await printFailure('amount of another currency', () => pool.getOutputAmount(amountOf(DAI, 1n)));
    const tooHigh = TickMath.getSqrtRatioAtTick(pool.tickCurrent + 1);
    await printFailure('limit on the wrong side', () => pool.getOutputAmount(paid, tooHigh));
    const blind = new Pool(ETH, USDC, fee, tickSpacing, zeroAddress, ...state);
    await printFailure('pool without ticks', () => blind.getOutputAmount(paid));
    const dynamic = [ETH, USDC, DYNAMIC_FEE_FLAG, tickSpacing, zeroAddress] as const;
    await printFailure('dynamic fee without a hook', () => new Pool(...dynamic, ...state));
    // #endregion throws
  },
  {sends: false},
);
