import {getExecutionDetails, getTokenReserves, tradeExactEthForTokens} from '@uniswap/sdk';
import {parseEther} from 'viem';
import {account, client, deadlineIn, run} from '../../support/chain';
import {printFailure} from '../support/printFailure';
import {UNI, USDC} from '../support/tokens';
import {exchangeAbi, toBigint, usdcExchange} from './support/exchange';
import {provider} from './support/provider';

run(async () => {
  const deadline = await deadlineIn(600n);
  const trade = await tradeExactEthForTokens(USDC.address, String(parseEther('1')), provider);
  const quoted = toBigint(trade.outputAmount.amount);
  const address = await usdcExchange();
  const swap = (minimum: bigint, until: bigint) =>
    client.simulateContract({
      account,
      address,
      abi: exchangeAbi,
      functionName: 'ethToTokenSwapInput',
      args: [minimum, until],
      value: parseEther('1'),
    });

  // #region errors
  await printFailure('no exchange for the token', () => getTokenReserves(UNI.address, provider));
  await printFailure('the time is past', () => swap(quoted, deadline - 601n));
  await printFailure('less than the minimum', () => swap(quoted + 1n, deadline));
  const {methodArguments} = getExecutionDetails(trade, 0, Number(deadline));
  console.log(`a tolerance of 0 asks for        ${methodArguments[0]} of ${quoted}`);
  // #endregion errors
});
