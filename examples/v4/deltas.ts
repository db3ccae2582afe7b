import {encodeFunctionData, erc20Abi, formatUnits, parseEther, zeroAddress} from 'viem';
import {account, client, deadlineIn, run} from '../support/chain';
import {command} from '../universal-router/support/commands';
import {atLeast} from '../universal-router/support/quotes';
import {execute, MSG_SENDER, planOf, router} from '../universal-router/support/router';
import {type Action, listOf} from './support/actions';
import {errorOf} from './support/errorOf';
import {quoter} from './support/lenses';
import {key, usdc} from './support/pool';

const {V4_SWAP} = command;
const amountInWei = parseEther('1');
/** The error that a list of actions ends with. */
async function errorOfList(actions: readonly Action[]): Promise<string> {
  const args = [...planOf([[V4_SWAP, listOf(actions)]]), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  return errorOf({to: router.address, data, value: amountInWei});
}

const balance = () =>
  client.readContract({
    address: usdc.address,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  });

run(async () => {
  // #region swap
  const {result} = await client.simulateContract({
    ...quoter,
    functionName: 'quoteExactInputSingle',
    args: [{poolKey: key, zeroForOne: true, exactAmount: amountInWei, hookData: '0x'}],
  });
  const leastOut = atLeast(result[0]);
  const swap: Action = [
    'SWAP_EXACT_IN_SINGLE',
    {
      poolKey: key,
      zeroForOne: true,
      amountIn: amountInWei,
      amountOutMinimum: leastOut,
      hookData: '0x',
    },
  ];
  // #endregion swap

  // #region settled
  const pay: Action = ['SETTLE_ALL', zeroAddress, amountInWei];
  const take: Action = ['TAKE_ALL', usdc.address, leastOut];
  const before = await balance();
  await execute([[V4_SWAP, listOf([swap, pay, take])]], amountInWei);
  const received = (await balance()) - before;
  console.log(`settled: ${formatUnits(received, usdc.decimals)} USDC received for 1 ETH`);
  // #endregion settled

  // #region errors
  console.log(`the output is not taken: ${await errorOfList([swap, pay])}`);
  console.log(`the input is not paid: ${await errorOfList([swap, take])}`);
  const takeDebt: Action = ['TAKE', zeroAddress, MSG_SENDER, 0n];
  console.log(`a debt is taken: ${await errorOfList([swap, takeDebt])}`);
  const payCredit: Action = ['SETTLE', usdc.address, 0n, true];
  console.log(`a credit is paid: ${await errorOfList([swap, payCredit])}`);
  // #endregion errors
});
