import {TickListDataProvider} from '@uniswap/v3-sdk';
import {Pool} from '@uniswap/v4-sdk';
import {type Hex, parseEther} from 'viem';
import {client, run} from '../../../support/chain';
import {readV4Ticks} from '../../../v4/support/readV4Ticks';
import {printFailure} from '../../support/printFailure';
import {amountOf, show, USDC} from '../../support/tokens';
import {sdkTicks} from '../../v3/advanced/support/sdkTicks';
import {quoteOutput} from '../support/quoteV4';
import {ETH, readV4Pool} from '../../support/readV4Pool';

run(
  async () => {
    const blockNumber = await client.getBlockNumber();
    const state = await readV4Pool(ETH, USDC, {fee: 500, tickSpacing: 10}, blockNumber);
    const {tickSpacing, poolId, hooks, sqrtRatioX96, liquidity, tickCurrent} = state;
    const ticks = sdkTicks(await readV4Ticks({id: poolId as Hex, tickSpacing, blockNumber}));
    /** The pool with other ticks than the chain has. */
    const poolWith = (listed: typeof ticks) => {
      const values = [sqrtRatioX96, liquidity, tickCurrent, listed] as const;
      return new Pool(ETH, USDC, 500, tickSpacing, hooks, ...values);
    };

    // #region list
    await printFailure('a tick is missing', () => poolWith(ticks.slice(1)));
    await printFailure('highest tick first', () => poolWith([...ticks].reverse()));
    await printFailure('spacing of another pool', () => new TickListDataProvider(ticks, 60));
    // #endregion list

    // #region silent
    const tooMuch = amountOf(ETH, parseEther('100000000000000000000'));
    const [output, after] = await poolWith(ticks).getOutputAmount(tooMuch);
    const result = `${show(output)} at tick ${after.tickCurrent}, and no error`;
    console.log(`${'more than the pool can take'.padEnd(30)}  ${result}`);
    await printFailure('the same, asked of V4Quoter', () => quoteOutput(state, tooMuch));
    // #endregion silent
  },
  {sends: false},
);
