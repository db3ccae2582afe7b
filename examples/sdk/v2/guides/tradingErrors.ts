import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import type {Address} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {allowanceFor, amountOf, baseUnits, USDC, WETH} from '../../support/tokens';
import {sellUsdc} from '../support/market';
import {readPair} from '../support/pairs';
import {amountOut, router, routerAbi} from '../support/router';

const TAX = new Token(1, '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9', 18, 'TAX'); // burns 1%
const payUsdc = amountOf(USDC, 10_000n * 10n ** 6n);

const swap = (tokenIn: Token, amount: bigint, minimum: bigint, deadline: bigint) =>
  client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: 'swapExactTokensForTokens',
    args: [
      amount,
      minimum,
      [tokenIn.address as Address, WETH.address as Address],
      account,
      deadline,
    ],
  });

run(async () => {
  const path = [USDC.address as Address, WETH.address as Address];
  const quotedWei = await amountOut(baseUnits(payUsdc), path);
  const deadline = await deadlineIn(600n);

  // #region errors
  await printFailure('no allowance', () => swap(USDC, baseUnits(payUsdc), quotedWei, deadline));
  await approve(allowanceFor(router, payUsdc));
  const late = (await deadlineIn(0n)) - 1n;
  await printFailure('the time is past', () => swap(USDC, baseUnits(payUsdc), quotedWei, late));
  await sellUsdc(10_000n * 10n ** 6n);
  await printFailure('the price has moved', () =>
    swap(USDC, baseUnits(payUsdc), quotedWei, deadline),
  );

  const tax = amountOf(TAX, 1_000n * 10n ** 18n);
  await approve(allowanceFor(router, tax));
  const promised = await amountOut(baseUnits(tax), [
    TAX.address as Address,
    WETH.address as Address,
  ]);
  await printFailure('the token charges a fee', () =>
    swap(TAX, baseUnits(tax), promised, deadline),
  );

  const pair = await readPair([USDC, WETH]);
  const millionWeth = amountOf(WETH, 10n ** 24n);
  await printFailure('more than the pair holds', () => pair.getInputAmount(millionWeth));
  const oneWei = amountOf(WETH, 1n);
  await printFailure('too little to be worth a unit', () => pair.getOutputAmount(oneWei));
  await printFailure('a bigint', () => CurrencyAmount.fromRawAmount(WETH, 1n as unknown as string));
  // #endregion errors
});
