import assert from 'node:assert/strict';
import {TickListDataProvider} from '@uniswap/v3-sdk';
import {Pool} from '@uniswap/v4-sdk';
import {type Hex, parseEther} from 'viem';
import {client, run} from '../../../support/chain';
import {wordsOf} from '../../../support/tickBitmap';
import {readV4Ticks} from '../../../v4/support/readV4Ticks';
import {amountOf, show, USDC} from '../../support/tokens';
import {sdkTicks} from '../../v3/advanced/support/sdkTicks';
import {quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';
import {withSwapFee} from '../support/withSwapFee';

// #region constants
const terms = {fee: 500, tickSpacing: 10}; // 0.05%, no hook
const inputs = ['1', '100', '900'].map((ether) => amountOf(ETH, parseEther(ether)));
// #endregion constants

run(
  async () => {
    // #region read
    const blockNumber = await client.getBlockNumber();
    const state = await readV4Pool(ETH, USDC, terms, blockNumber);
    const {tickSpacing} = state;
    const id = state.poolId as Hex;
    const ticks = await readV4Ticks({id, tickSpacing, blockNumber});
    // #endregion read
    console.log(`block      ${wordsOf(tickSpacing).length} words, ${ticks.length} ticks in use`);
    for (const {index, liquidityNet} of ticks) {
      console.log(`tick ${String(index).padStart(7)}  net ${liquidityNet}`);
    }

    // #region check
    const below = ticks.filter(({index}) => index <= state.tickCurrent);
    const active = below.reduce((sum, {liquidityNet}) => sum + liquidityNet, 0n);
    assert.equal(String(state.liquidity), String(active));
    // #endregion check
    console.log(`active     ${active} at tick ${state.tickCurrent}`);

    // #region pool
    const {currency0, currency1, fee, hooks, sqrtRatioX96, liquidity, tickCurrent} = state;
    const list = new TickListDataProvider(sdkTicks(ticks), tickSpacing); // checks the sum of all nets
    const values = [sqrtRatioX96, liquidity, tickCurrent, list] as const;
    const pool = new Pool(currency0, currency1, fee, tickSpacing, hooks, ...values);
    // #endregion pool

    // #region quote
    const charged = await withSwapFee(pool, ETH, blockNumber);
    for (const input of inputs) {
      const [output, after] = await charged.getOutputAmount(input); // no call
      assert(output.equalTo(await quoteOutput(pool, input, blockNumber)));
      console.log(`${show(input).padStart(7)} → ${show(output)}, then tick ${after.tickCurrent}`);
    }
    // #endregion quote
  },
  {sends: false},
);
