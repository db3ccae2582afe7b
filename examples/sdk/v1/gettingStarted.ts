import assert from 'node:assert/strict';
import {getExecutionDetails, tradeExactEthForTokens, TRADE_EXACT} from '@uniswap/sdk';
import {concatHex, encodeAbiParameters, encodeFunctionData, type Hex} from 'viem';
import {client, confirm, deadlineIn, isSandbox, run} from '../../support/chain';
import {amountOf, balanceOf, baseUnits, show, USDC} from '../support/tokens';
import {exchangeAbi, toBigint, usdcExchange} from './support/exchange';
import {provider} from './support/provider';

// #region constants
const amountInWei = 10n ** 18n; // sell exactly 1 ETH
const slippageBps = 50; // 0.5%; 0 would mean the default of 2%
const deadlineSeconds = 600n;
// #endregion constants

run(async () => {
  const before = await balanceOf(USDC);

  // #region trade
  const trade = await tradeExactEthForTokens(USDC.address, String(amountInWei), provider);
  const quoted = toBigint(trade.outputAmount.amount);
  // #endregion trade
  assert.equal(trade.tradeExact, TRADE_EXACT.INPUT);

  // #region viem-quote
  const exchange = {address: await usdcExchange(), abi: exchangeAbi} as const;
  const onChain = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args: [amountInWei],
  });
  // #endregion viem-quote
  if (await isSandbox()) assert.equal(quoted, onChain); // elsewhere a block may lie between

  // #region details
  const deadline = await deadlineIn(deadlineSeconds);
  const details = getExecutionDetails(trade, slippageBps, Number(deadline));
  const words = details.methodArguments.map((one) => BigInt(String(one))); // minimum, deadline
  // #endregion details

  // #region encode
  const data = concatHex([
    details.methodId as Hex,
    ...words.map((word) => encodeAbiParameters([{type: 'uint256'}], [word])),
  ]);
  // #endregion encode

  // #region viem-call
  const minimum = (onChain * (10_000n - BigInt(slippageBps))) / 10_000n;
  const byViem = encodeFunctionData({
    abi: exchangeAbi,
    functionName: 'ethToTokenSwapInput',
    args: [minimum, deadline],
  });
  // #endregion viem-call
  if (await isSandbox()) assert.equal(data, byViem);
  assert.equal(details.exchangeAddress, exchange.address);

  // #region send
  const to = details.exchangeAddress as Hex;
  const value = toBigint(details.value);
  await confirm(await client.sendTransaction({to, data, value}));
  // #endregion send

  // #region verify
  const received = (await balanceOf(USDC)).subtract(before);
  assert((await isSandbox()) ? baseUnits(received) === quoted : baseUnits(received) >= minimum);
  // #endregion verify
  console.log(`${details.methodName} at the exchange of USDC`);
  console.log(`  quoted    ${show(amountOf(USDC, quoted))}, by the SDK and the exchange`);
  console.log(`  at least  ${show(amountOf(USDC, minimum))}`);
  console.log(`  received  ${show(received)} for 1 ETH`);
  console.log(`  market    ${trade.marketDetailsPre.marketRate.rate.toFixed(2)} USDC per ETH`);
  console.log(
    `  loss      ${trade.executionRateSlippage.toFixed(2)} basis points of the market rate`,
  );
});
