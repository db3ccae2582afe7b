import assert from 'node:assert/strict';
import {Ether, Percent, type Token} from '@uniswap/sdk-core';
import {
  FACTORY_ADDRESS_MAP,
  INIT_CODE_HASH,
  InsufficientInputAmountError,
  InsufficientReservesError,
  MINIMUM_LIQUIDITY,
  Route,
  Router,
  type SwapParameters,
  Trade,
} from '@uniswap/v2-sdk';
import {type Address, encodeFunctionData, type Hex, isAddress} from 'viem';
import {account, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {amountOf, USDC, WETH} from '../../support/tokens';
import {readPair} from '../support/pairs';
import {routerAbi} from '../support/router';

// #region to-viem
/** The arguments that the SDK writes in hexadecimal, as viem takes them. */
const toViem = ({args}: SwapParameters): (bigint | Address | Address[])[] =>
  args.map((one) => {
    if (Array.isArray(one)) return one as Address[];
    return isAddress(one) ? one : BigInt(one);
  });
// #endregion to-viem

run(async () => {
  const pair = await readPair([USDC, WETH]);
  const ether = Ether.onChain(1);
  const payUsdc = amountOf(USDC, 10_000n * 10n ** 6n);
  const deadline = Number(await deadlineIn(600n));

  // #region options
  const options = {
    allowedSlippage: new Percent(50, 10_000), // 0.5%
    recipient: account,
    deadline, // Unix time in seconds; or `ttl`, seconds from your clock's now
  };
  // #endregion options

  // #region call
  const trade = Trade.exactIn(new Route([pair], USDC, WETH), payUsdc);
  const call = Router.swapCallParameters(trade, options);
  const [amountIn, amountOutMin, path, to] = call.args;
  console.log(`${call.methodName}, ${call.value} wei`);
  console.log(`amountIn      ${amountIn} = ${BigInt(String(amountIn))}`);
  console.log(`amountOutMin  ${amountOutMin} = ${BigInt(String(amountOutMin))}`);
  console.log(`path          ${path?.length} tokens, to the account: ${to === account}`);
  // #endregion call

  // #region viem
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: toViem(call) as unknown as [bigint, bigint, Address[], Address, bigint],
  });
  // #endregion viem
  assert.equal(
    data,
    encodeFunctionData({
      abi: routerAbi,
      functionName: 'swapExactTokensForTokens',
      args: [
        10_000n * 10n ** 6n,
        BigInt(String(amountOutMin)),
        [USDC.address as Address, WETH.address as Hex],
        account,
        BigInt(deadline),
      ],
    }),
  );

  // #region methods
  const exact = {usdc: payUsdc, ether: amountOf(ether, 10n ** 18n)};
  const calls = [
    Trade.exactIn(new Route([pair], USDC, ether), exact.usdc),
    Trade.exactIn(new Route([pair], ether, USDC), exact.ether),
    Trade.exactOut(new Route([pair], USDC, WETH), amountOf(WETH as Token, 10n ** 18n)),
    Trade.exactOut(new Route([pair], USDC, ether), exact.ether),
    Trade.exactOut(new Route([pair], ether, USDC), exact.usdc),
  ].map((one) => Router.swapCallParameters(one, options));
  for (const {methodName, value} of calls) console.log(`${methodName}, ${BigInt(value)} wei`);
  // #endregion methods

  // #region constants
  console.log(`${Object.keys(FACTORY_ADDRESS_MAP).length} chains`);
  console.log(`${INIT_CODE_HASH.length} characters`);
  console.log(`${MINIMUM_LIQUIDITY} base units`);
  // #endregion constants

  // #region errors
  try {
    pair.getInputAmount(pair.reserve1);
  } catch (error) {
    if (!(error instanceof InsufficientReservesError)) throw error;
    console.log(`${error.name}, ${error.isInsufficientReservesError}, message "${error.message}"`);
  }
  try {
    pair.getOutputAmount(amountOf(WETH, 1n));
  } catch (error) {
    if (!(error instanceof InsufficientInputAmountError)) throw error;
    console.log(`${error.name}, ${error.isInsufficientInputAmountError}`);
  }
  // #endregion errors

  // #region throws
  const {allowedSlippage, recipient} = options;
  await printFailure('a ttl of 0', () =>
    Router.swapCallParameters(trade, {allowedSlippage, recipient, ttl: 0}),
  );
  await printFailure('no address', () =>
    Router.swapCallParameters(trade, {...options, recipient: 'trader.eth'}),
  );
  await printFailure('a fee, exact output', () =>
    Router.swapCallParameters(
      Trade.exactOut(new Route([pair], USDC, WETH), amountOf(WETH as Token, 10n ** 18n)),
      {...options, feeOnTransfer: true},
    ),
  );
  // #endregion throws
});
