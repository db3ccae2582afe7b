import {BaseError, ContractFunctionRevertedError, encodePacked, type Hex} from 'viem';
import {concat, parseEther, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, addressOf, client, deadlineIn, run} from '../../support/chain';
import {quoterAbi, routerAbi} from './support/abis';
import {show, uni, usdc, weth} from './support/tokens';

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter');

const amountInUsdc = parseUnits('10000', 6);
const amountOutUni = parseEther('100');
const oneHop = ['address', 'uint24', 'address'] as const;
const secondHop = ['uint24', 'address'] as const;

const firstPool = encodePacked(oneHop, [usdc.address, 500, weth.address]);
const forward = concat([firstPool, encodePacked(secondHop, [3_000, uni.address])]);
const lastPool = encodePacked(oneHop, [uni.address, 3_000, weth.address]);
const reversed = concat([lastPool, encodePacked(secondHop, [500, usdc.address])]);

async function main(): Promise<void> {
  const {quotedUni, quotedUsdc} = await quotes();
  await approve({token: usdc.address, spender: router, amount: amountInUsdc});

  // #region errors
  await printRevert('minimum above the price', exactInput(forward, quotedUni + 1n));
  await printRevert('maximum below the price', exactOutput(reversed, quotedUsdc - 1n));

  await printRevert('output with the forward path', exactOutput(forward, amountInUsdc));
  await printRevert('input with the reversed path', exactInput(reversed, quotedUni));

  const noSuchPool = concat([firstPool, encodePacked(secondHop, [100, uni.address])]);
  await printRevert('no pool with this fee', exactInput(noSuchPool, quotedUni));

  const cutOff = forward.slice(0, -2) as Hex;
  await printRevert('path one byte too short', exactInput(cutOff, quotedUni));
  const {result} = await exactInput(cutOff, parseEther('4.9'));
  console.log(`the same, if 4.9 are enough   pays ${show(result, weth)}`);

  const tokenOnly = usdc.address;
  await printRevert('path of one token', exactInput(tokenOnly, quotedUni));
  // #endregion errors
}

async function quotes(): Promise<{quotedUni: bigint; quotedUsdc: bigint}> {
  const contract = {address: quoter, abi: quoterAbi} as const;
  const input = await client.simulateContract({
    ...contract,
    functionName: 'quoteExactInput',
    args: [forward, amountInUsdc],
  });
  const output = await client.simulateContract({
    ...contract,
    functionName: 'quoteExactOutput',
    args: [reversed, amountOutUni],
  });
  return {quotedUni: input.result[0], quotedUsdc: output.result[0]};
}

async function exactInput(path: Hex, amountOutMinimum: bigint) {
  const deadline = await deadlineIn(600n);
  return client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactInput',
    args: [{path, recipient: account, deadline, amountIn: amountInUsdc, amountOutMinimum}],
  });
}

async function exactOutput(path: Hex, amountInMaximum: bigint) {
  const deadline = await deadlineIn(600n);
  return client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: 'exactOutput',
    args: [{path, recipient: account, deadline, amountOut: amountOutUni, amountInMaximum}],
  });
}

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
  console.log(`${mistake.padEnd(28)}  ${reason}`);
}

run(main);
