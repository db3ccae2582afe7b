import {encodeFunctionData, parseEther, parseUnits, type TransactionReceipt} from 'viem';
import {account, client, confirm, deadlineIn} from '../../../support/chain';
import {command} from '../../../universal-router/support/commands';
import {
  encode,
  MSG_SENDER,
  planOf,
  router,
  type Step,
} from '../../../universal-router/support/router';
import {type Action, listOf} from '../../support/actions';
import {quoter} from '../../support/lenses';
import {type PoolKey, usdc} from '../../support/pool';

const {SWEEP, V4_SWAP} = command;
export const amountIn = parseEther('1');
const amountOut = parseUnits('1000', usdc.decimals);
/** Ether that goes with an exact output; what is left comes back. */
export const funds = parseEther('2');

type Exact = {zeroForOne: boolean; exactAmount: bigint; isOutput?: boolean};
/** Sells 1 ETH, sells 1,000 USDC, and buys 1,000 USDC. */
export const selling: Exact = {zeroForOne: true, exactAmount: amountIn};
export const sellingUsdc: Exact = {zeroForOne: false, exactAmount: amountOut};
export const buying: Exact = {zeroForOne: true, exactAmount: amountOut, isOutput: true};

/** What V4Quoter says. */
export async function quoteOf(
  poolKey: PoolKey,
  {zeroForOne, exactAmount, isOutput}: Exact,
): Promise<bigint> {
  const params = {poolKey, zeroForOne, exactAmount, hookData: '0x'} as const;
  const functionName = isOutput ? 'quoteExactOutputSingle' : 'quoteExactInputSingle';
  const {result} = await client.simulateContract({...quoter, functionName, args: [params]});
  return result[0];
}

/** Sells an exact amount for no less than a minimum. */
export const sell = (
  poolKey: PoolKey,
  {zeroForOne, exactAmount: amountIn, amountOutMinimum}: Exact & {amountOutMinimum: bigint},
): Step[] => {
  const [input, output] = zeroForOne
    ? [poolKey.currency0, poolKey.currency1]
    : [poolKey.currency1, poolKey.currency0];
  const params = {poolKey, zeroForOne, amountIn, amountOutMinimum, hookData: '0x'};
  const actions: Action[] = [
    ['SWAP_EXACT_IN_SINGLE', params],
    ['SETTLE_ALL', input, amountIn],
    ['TAKE_ALL', output, amountOutMinimum],
  ];
  return [[V4_SWAP, listOf(actions)]];
};

/** Buys 1,000 USDC for no more than a maximum, and takes back the ether that is left. */
export const buy = (poolKey: PoolKey, amountInMaximum: bigint): Step[] => {
  const params = {poolKey, zeroForOne: true, amountOut, amountInMaximum, hookData: '0x'};
  const actions: Action[] = [
    ['SWAP_EXACT_OUT_SINGLE', params],
    ['SETTLE_ALL', poolKey.currency0, amountInMaximum],
    ['TAKE_ALL', poolKey.currency1, amountOut],
  ];
  const rest = encode('address, address, uint256', poolKey.currency0, MSG_SENDER, 0n);
  return [
    [V4_SWAP, listOf(actions)],
    [SWEEP, rest],
  ];
};

async function callOf(steps: readonly Step[], value: bigint) {
  const args = [...planOf(steps), await deadlineIn(600n)] as const;
  const data = encodeFunctionData({abi: router.abi, functionName: 'execute', args});
  // Not the gas of an estimate: the estimate has no gas price, by which a hook can tell it.
  return {to: router.address, data, value, gas: 1_000_000n} as const;
}

/** Calls the router as the transaction would, with a gas price unless told; nothing is sent. */
export async function simulate(
  steps: readonly Step[],
  {value, hasGasPrice = true}: {value: bigint; hasGasPrice?: boolean},
): Promise<void> {
  const {maxFeePerGas} = await client.estimateFeesPerGas();
  const call = {...(await callOf(steps, value)), account};
  await client.call({...call, ...(hasGasPrice && {maxFeePerGas})});
}

/** Sends the steps to the router. */
export const send = async (steps: readonly Step[], value: bigint): Promise<TransactionReceipt> =>
  confirm(await client.sendTransaction(await callOf(steps, value)));
