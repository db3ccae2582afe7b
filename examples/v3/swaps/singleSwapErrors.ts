import swapRouter02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import {type Abi, type Address, BaseError, ContractFunctionRevertedError} from 'viem';
import {parseEther, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, addressOf, client, deadlineIn, run} from '../../support/chain';
import {quoterAbi, routerAbi} from './support/abis';
import {usdc, weth} from './support/tokens';

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const amountInUsdc = parseUnits('10000', 6);
const amountOutWei = parseEther('1');
const pool = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: 3_000,
  sqrtPriceLimitX96: 0n,
} as const;

async function main(): Promise<void> {
  const {quotedWei, quotedUsdc} = await quotes();
  const deadline = await deadlineIn(600n);
  const common = {...pool, recipient: account, deadline};
  const input = {...common, amountIn: amountInUsdc, amountOutMinimum: quotedWei};
  const output = {...common, amountOut: amountOutWei, amountInMaximum: quotedUsdc};

  await printRevert('no allowance', exactInputSingle(input));
  await approve({token: usdc.address, spender: router, amount: amountInUsdc});

  const tooHigh = {...input, amountOutMinimum: quotedWei + 1n};
  await printRevert('minimum above the price', exactInputSingle(tooHigh));

  const tooLow = {...output, amountInMaximum: quotedUsdc - 1n};
  await printRevert('maximum below the price', exactOutputSingle(tooLow));

  const tooLate = {...input, deadline: await deadlineIn(-1n)};
  await printRevert('deadline passed', exactInputSingle(tooLate));

  await printRevert('no pool with this fee', exactInputSingle({...input, fee: 2_999}));
  await printRevert('struct of SwapRouter02', withStructOf02(input));
}

async function quotes(): Promise<{quotedWei: bigint; quotedUsdc: bigint}> {
  const contract = {address: quoter, abi: quoterAbi} as const;
  const input = await client.simulateContract({
    ...contract,
    functionName: 'quoteExactInputSingle',
    args: [{...pool, amountIn: amountInUsdc}],
  });
  const output = await client.simulateContract({
    ...contract,
    functionName: 'quoteExactOutputSingle',
    args: [{...pool, amount: amountOutWei}],
  });
  return {quotedWei: input.result[0], quotedUsdc: output.result[0]};
}

type Common = {
  tokenIn: Address;
  tokenOut: Address;
  fee: number;
  recipient: Address;
  deadline: bigint;
  sqrtPriceLimitX96: bigint;
};
type ExactInput = Common & {amountIn: bigint; amountOutMinimum: bigint};
type ExactOutput = Common & {amountOut: bigint; amountInMaximum: bigint};

const exactInputSingle = (params: ExactInput) =>
  client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInputSingle',
    args: [params],
  });

const exactOutputSingle = (params: ExactOutput) =>
  client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactOutputSingle',
    args: [params],
  });

/** Calldata for SwapRouter02, whose struct has no deadline, sent to SwapRouter. */
const withStructOf02 = (params: ExactInput) =>
  client.simulateContract({
    address: router,
    abi: swapRouter02.abi as Abi,
    functionName: 'exactInputSingle',
    args: [params],
  });

/** Prints why a call reverts; one that goes through is a fault. */
async function printRevert(mistake: string, call: Promise<unknown>): Promise<void> {
  const error: unknown = await call.then(
    () => new Error(`${mistake}: expected a revert, and the call went through`),
    (cause: unknown) => cause,
  );
  const reverted =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error;
  const reason = reverted.data ? reverted.reason : '(no reason)';
  console.log(`${mistake.padEnd(23)}  ${reason}`);
}

run(main);
