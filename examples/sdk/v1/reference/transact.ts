import assert from 'node:assert/strict';
import {
  getExecutionDetails,
  tradeExactEthForTokens,
  tradeExactEthForTokensWithData,
  tradeExactTokensForTokens,
} from '@uniswap/sdk';
import {encodeFunctionData} from 'viem';
import {approve} from '../../../support/allowances';
import {account, client, confirm, deadlineIn, run} from '../../../support/chain';
import {printFailure} from '../../support/printFailure';
import {allowanceFor, amountOf, balanceOf, baseUnits, DAI, USDC} from '../../support/tokens';
import {exchangeAbi, toBigint, usdcExchange} from '../support/exchange';
import {provider} from '../support/provider';
import {usdcReserves} from '../support/reserves';

run(async () => {
  const deadline = Number(await deadlineIn(600n));
  const trade = await tradeExactEthForTokens(USDC.address, String(10n ** 18n), provider);

  // #region details
  const maxSlippageBps = 50; // 0.5%
  const call = getExecutionDetails(trade, maxSlippageBps, deadline);
  console.log(`${call.methodName} ${call.methodId}, ${call.value.toFixed()} wei`);
  console.log(`at least ${call.methodArguments[0]} base units of USDC`);
  // #endregion details
  const quoted = toBigint(trade.outputAmount.amount);
  assert.equal(BigInt(String(call.methodArguments[0])), (quoted * 9_950n) / 10_000n);

  // #region zero
  const zero = getExecutionDetails(trade, 0, deadline);
  console.log(`a tolerance of 0: at least ${zero.methodArguments[0]}`);
  // #endregion zero
  assert.equal(BigInt(String(zero.methodArguments[0])), (quoted * 9_800n) / 10_000n);

  // #region recipient
  const transfer = getExecutionDetails(trade, maxSlippageBps, deadline, account);
  console.log(`${transfer.methodName}, ${transfer.methodArguments.length} arguments`);
  // #endregion recipient

  // #region tokens
  const thousandUsdc = amountOf(USDC, 1_000n * 10n ** 6n);
  const both = await tradeExactTokensForTokens(
    USDC.address,
    DAI.address,
    String(baseUnits(thousandUsdc)),
    provider,
  );
  const {methodName, methodArguments} = getExecutionDetails(both, maxSlippageBps, deadline);
  const [sold, minimum, minimumWei] = methodArguments.map(String);
  console.log(`${methodName}: sell ${sold}, at least ${minimum}`);
  console.log(`and at least ${minimumWei} wei in between`);
  // #endregion tokens

  const before = await balanceOf(DAI);
  await approve(allowanceFor(await usdcExchange(), thousandUsdc));
  const data = encodeFunctionData({
    abi: exchangeAbi,
    functionName: 'tokenToTokenSwapInput',
    args: [
      baseUnits(thousandUsdc),
      BigInt(minimum ?? 0),
      BigInt(minimumWei ?? 0),
      BigInt(deadline),
      DAI.address as `0x${string}`,
    ],
  });
  await confirm(await client.sendTransaction({to: await usdcExchange(), data}));
  const received = (await balanceOf(DAI)).subtract(before);
  assert.equal(baseUnits(received), toBigint(both.outputAmount.amount));
  console.log(`received ${received.quotient} of DAI, as computed`);

  // #region throws
  await printFailure('reserves without exchange', () =>
    getExecutionDetails(tradeExactEthForTokensWithData(usdcReserves, String(10n ** 18n)), 50),
  );
  await printFailure('a recipient that is none', () =>
    getExecutionDetails(trade, 50, deadline, 'trader.eth'),
  );
  // #endregion throws
});
