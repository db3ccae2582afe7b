import {
  BaseError,
  decodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  formatUnits,
  type Hex,
  isHex,
  parseAbi,
  parseEther,
  zeroAddress,
} from 'viem';
import {account, client, run} from '../support/chain';
import {atLeast} from '../universal-router/support/quotes';
import {execute, MSG_SENDER, planOf, router} from '../universal-router/support/router';
import {type Action, listOf} from './support/actions';
import {quoter} from './support/lenses';
import {key, usdc} from './support/pool';

const V4_SWAP = 0x10;
const amountInWei = parseEther('1');
const errors = parseAbi([
  'error CurrencyNotSettled()',
  'error DeltaNotPositive(address currency)',
  'error DeltaNotNegative(address currency)',
]);

/** The error that a list of actions ends with. */
async function errorOf(actions: readonly Action[]): Promise<string> {
  const {timestamp} = await client.getBlock();
  const args = [...planOf([[V4_SWAP, listOf(actions)]]), timestamp + 600n] as const;
  const data = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  try {
    await client.call({account, to: router.address, data, value: amountInWei});
    return 'none';
  } catch (error) {
    const holder =
      error instanceof BaseError && error.walk((cause) => isHex((cause as {data?: unknown}).data));
    const revert = (holder as {data?: Hex}).data ?? '0x';
    return decodeErrorResult({abi: errors, data: revert}).errorName;
  }
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
  console.log(`the output is not taken: ${await errorOf([swap, pay])}`);
  console.log(`the input is not paid: ${await errorOf([swap, take])}`);
  const takeDebt: Action = ['TAKE', zeroAddress, MSG_SENDER, 0n];
  console.log(`a debt is taken: ${await errorOf([swap, takeDebt])}`);
  const payCredit: Action = ['SETTLE', usdc.address, 0n, true];
  console.log(`a credit is paid: ${await errorOf([swap, payCredit])}`);
  // #endregion errors
});
