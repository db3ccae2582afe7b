import {inputOutputComparator, Route, Trade, tradeComparator} from '@uniswap/v2-sdk';
import {run} from '../../../support/chain';
import {amountOf, DAI, USDC, WETH} from '../../support/tokens';
import {readPairs} from '../support/pairs';

run(async () => {
  const [usdcWeth, daiWeth, usdcDai] = await readPairs([
    [USDC, WETH],
    [DAI, WETH],
    [USDC, DAI],
  ]);
  const paid = amountOf(USDC, 10_000n * 10n ** 6n);

  // #region input-output
  const direct = Trade.exactIn(new Route([usdcWeth], USDC, WETH), paid);
  const throughDai = Trade.exactIn(new Route([usdcDai, daiWeth], USDC, WETH), paid);
  console.log(inputOutputComparator(direct, throughDai)); // direct gives more
  console.log(inputOutputComparator(direct, direct));
  // #endregion input-output

  // #region trade
  const [best] = [throughDai, direct].sort(tradeComparator);
  console.log(best === direct);
  // #endregion trade
});
