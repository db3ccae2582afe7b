import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route, type SwapOptions, SwapRouter} from '@uniswap/v3-sdk';
import {type Address, type Hex, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, addressOf, client, deadlineIn, run} from '../../support/chain';
import {buyWeth} from '../support/market';
import {printFailure} from '../support/printFailure';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {allowanceFor, amountOf, show, USDC, WETH} from '../support/tokens';

const router = addressOf('SwapRouter');
const router02 = addressOf('SwapRouter02');
const slippageTolerance = new Percent(50, 10_000); // 0.5%

async function main(): Promise<void> {
  const route = new Route([await readPool(USDC, WETH, FeeAmount.MEDIUM)], USDC, WETH);
  const inputAmount = CurrencyAmount.fromRawAmount(USDC, 1_000_000_000); // 1,000 USDC
  const trade = await quoteExactInput(route, inputAmount);
  const deadline = String(await deadlineIn(600n));
  const attempt = (changes: Partial<SwapOptions> = {}, to: Address = router) => {
    const options = {slippageTolerance, recipient: account, deadline, ...changes};
    const {calldata} = SwapRouter.swapCallParameters(trade, options);
    return client.call({account, to, data: calldata as Hex});
  };

  // #region errors
  await printFailure('no allowance', () => attempt());
  await approve(allowanceFor(router, inputAmount));
  await printFailure('SDK calldata to SwapRouter02', () => attempt({}, router02));
  const past = String(await deadlineIn(-1n));
  await printFailure('deadline passed', () => attempt({deadline: past}));
  const half = 0.5 as unknown as Percent; // as JavaScript passes it
  await printFailure('tolerance as a number', () => attempt({slippageTolerance: half}));
  await buyWeth(parseUnits('20000', 6)); // somebody else pays 20,000 USDC first
  await printFailure('price moved by another trade', () => attempt());
  // #endregion errors

  // #region tolerance
  const tooWide = new Percent(50); // 50 / 1, which is 5,000%
  const minimum = trade.minimumAmountOut(tooWide);
  // #endregion tolerance
  if (!minimum.equalTo(amountOf(WETH, 0n))) throw new Error('expected no minimum');
  console.log(`new Percent(50)                 no error, minimum ${show(minimum)}`);
}

run(main);
