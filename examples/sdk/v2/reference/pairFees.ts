import assert from 'node:assert/strict';
import {Percent, Token} from '@uniswap/sdk-core';
import {Route, Router, Trade} from '@uniswap/v2-sdk';
import {BigNumber} from 'ethers';
import {type Address, encodeFunctionData} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../../support/chain';
import {allowanceFor, amountOf, balanceOf, baseUnits, show, WETH} from '../../support/tokens';
import {readPair} from '../support/pairs';
import {router, routerAbi} from '../support/router';

// #region token
const feeBps = BigNumber.from(100); // 1% of each transfer is burnt
const TAX = new Token(
  1,
  '0xfbfbfDdd6e35dA57b7B0F9a2C10E34Be70B3A4E9', // exists in the sandbox only
  18,
  'TAX',
  'Transfer Tax',
  false,
  feeBps, // where it is bought
  feeBps, // where it is sold
);
// #endregion token

run(async () => {
  const pair = await readPair([TAX, WETH]);

  // #region sell
  const sold = amountOf(TAX, 1_000n * 10n ** 18n);
  const [output] = pair.getOutputAmount(sold);
  const [untaxed] = pair.getOutputAmount(sold, false);
  console.log(`${show(sold)} give ${show(output)}`);
  console.log(`without its fee, ${show(untaxed)}`);
  // #endregion sell

  // #region send
  const allowedSlippage = new Percent(50, 10_000);
  const trade = Trade.exactIn(new Route([pair], TAX, WETH), sold);
  const {methodName} = Router.swapCallParameters(trade, {
    allowedSlippage,
    deadline: Number(await deadlineIn(600n)),
    recipient: account,
    feeOnTransfer: true,
  });
  console.log(methodName);
  // #endregion send
  assert.equal(methodName, 'swapExactTokensForTokensSupportingFeeOnTransferTokens');
  const before = await balanceOf(WETH);
  await approve(allowanceFor(router, sold));
  const minimum = baseUnits(trade.minimumAmountOut(allowedSlippage));
  const path = [TAX.address as Address, WETH.address as Address];
  const data = encodeFunctionData({
    abi: routerAbi,
    functionName: methodName,
    args: [baseUnits(sold), minimum, path, account, await deadlineIn(600n)],
  });
  await confirm(await client.sendTransaction({to: router, data}));
  const received = (await balanceOf(WETH)).subtract(before);
  assert.equal(baseUnits(received), baseUnits(output)); // to the wei
  console.log(`received ${show(received)}`);

  // #region buy
  const fresh = await readPair([TAX, WETH]);
  const spent = amountOf(WETH, 10n ** 18n);
  const [bought, afterBuying] = fresh.getOutputAmount(spent);
  console.log(`${show(spent)} gives ${show(bought)}`);
  // #endregion buy
  const sendWeth = {
    abi: routerAbi,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [
      baseUnits(spent),
      baseUnits(bought),
      [WETH.address as Address, TAX.address as Address],
      account,
      await deadlineIn(600n),
    ],
  } as const;
  await approve(allowanceFor(router, spent));
  const held = await balanceOf(TAX);
  await confirm(await client.writeContract({...sendWeth, address: router}));
  const arrived = (await balanceOf(TAX)).subtract(held);
  assert.equal(baseUnits(arrived) - baseUnits(bought), 1n); // the token rounds its fee down
  console.log(`received ${show(arrived)}`);

  const onChain = await readPair([TAX, WETH]);
  const tooMuch = afterBuying.reserveOf(TAX).subtract(onChain.reserveOf(TAX));
  assert.ok(baseUnits(tooMuch) > 0n);
  console.log(`the pair after it counts ${show(tooMuch)} too many`);
});
