import assert from 'node:assert/strict';
import {type Address, parseAbi, parseEther, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {
  account,
  addressOf,
  client,
  confirm,
  deadlineIn,
  requireBalance,
  run,
  type TokenFacts,
} from '../../support/chain';
import {deploy} from '../../support/contract';
import {revertOf} from '../liquidity/support/revertOf';
import {quoterAbi} from './support/abis';
import {balance, balanceAfter, show, usdc, weth} from './support/tokens';

const quoter = addressOf('QuoterV2');
const router = addressOf('SwapRouter02');

const feePips = 3_000; // which pool: the one that takes 0.3%
const amountInUsdc = parseUnits('10000', 6); // pay exactly this
const amountOutWei = parseEther('1'); // then receive exactly this
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;

const asked = {
  tokenIn: usdc.address,
  tokenOut: weth.address,
  fee: feePips,
  sqrtPriceLimitX96: 0n,
} as const;
const pool = {tokenIn: usdc.address, tokenOut: weth.address, feePips};

/** What the program calls of the contract, and what the contract reverts with. */
const abi = parseAbi([
  'struct Pool { address tokenIn; address tokenOut; uint24 feePips; }',
  'function swapExactInput(Pool pool, uint256 amountIn, uint256 amountOutMinimum, uint256 deadline) returns (uint256 amountOut)',
  'function swapExactOutput(Pool pool, uint256 amountOut, uint256 amountInMaximum, uint256 deadline) returns (uint256 amountIn)',
  'error DeadlinePassed(uint256 deadline)',
  'error ZeroAmount()',
  'error TokenCallFailed(address token)',
]);
type Contract = {address: Address; abi: typeof abi};

async function quoteInput(): Promise<bigint> {
  // #region quote
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactInputSingle',
    args: [{...asked, amountIn: amountInUsdc}],
  });
  const [quotedWei] = quote.result;
  // #endregion quote
  return quotedWei;
}

async function swapExactInput(contract: Contract, quotedWei: bigint): Promise<void> {
  // #region swap
  const amountOutMinimumWei = (quotedWei * (10_000n - slippageBps)) / 10_000n;
  await requireBalance(usdc, amountInUsdc);
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  const allowed = {token: usdc.address, spender: contract.address, amount: amountInUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactInput',
      args: [pool, amountInUsdc, amountOutMinimumWei, deadline],
    });
    return confirm(hash);
  });

  const paidUsdc = before.usdc - (await balanceAfter(receipt, usdc));
  const receivedWei = (await balanceAfter(receipt, weth)) - before.weth;
  assert.equal(paidUsdc, amountInUsdc);
  assert.ok(receivedWei >= amountOutMinimumWei);
  // #endregion swap
  console.log('pay an exact amount');
  print('quoted', quotedWei, weth);
  print('at least', amountOutMinimumWei, weth);
  print('paid', paidUsdc, usdc);
  print('received', receivedWei, weth);
}

async function swapExactOutput(contract: Contract): Promise<void> {
  const quote = await client.simulateContract({
    address: quoter,
    abi: quoterAbi,
    functionName: 'quoteExactOutputSingle',
    args: [{...asked, amount: amountOutWei}],
  });
  const [quotedUsdc] = quote.result;
  const before = {usdc: await balance(usdc), weth: await balance(weth)};

  // #region swap-output
  const amountInMaximumUsdc = (quotedUsdc * (10_000n + slippageBps)) / 10_000n;
  await requireBalance(usdc, amountInMaximumUsdc);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInMaximumUsdc};
  const receipt = await withAllowances([allowed], async () => {
    const deadline = await deadlineIn(deadlineSeconds);
    const hash = await client.writeContract({
      ...contract,
      functionName: 'swapExactOutput',
      args: [pool, amountOutWei, amountInMaximumUsdc, deadline],
    });
    return confirm(hash);
  });
  // #endregion swap-output

  const paidUsdc = before.usdc - (await balanceAfter(receipt, usdc));
  const receivedWei = (await balanceAfter(receipt, weth)) - before.weth;
  assert.ok(paidUsdc <= amountInMaximumUsdc); // what was left over came back
  assert.equal(receivedWei, amountOutWei);
  console.log('receive an exact amount');
  print('quoted', quotedUsdc, usdc);
  print('at most', amountInMaximumUsdc, usdc);
  print('paid', paidUsdc, usdc);
  print('received', receivedWei, weth);
}

/** What the contract leaves behind: nothing, neither of the account's allowance nor of its own. */
async function printRest({address}: Contract): Promise<void> {
  const token = usdc.address;
  console.log('afterwards');
  print('still approved', await readAllowance({token, spender: address}), usdc);
  print('by the contract', await readAllowance({token, owner: address, spender: router}), usdc);
  print('the contract has', await balance(usdc, address), usdc);
}

// #region errors
/** Prints what a call with a wrong limit reverts with; nothing is sent. */
async function printReverts(contract: Contract): Promise<void> {
  console.log('reverts');
  const quotedWei = await quoteInput();
  const soon = await deadlineIn(deadlineSeconds);
  const allowed = {token: usdc.address, spender: contract.address, amount: amountInUsdc};
  await withAllowances([allowed], async () => {
    await printRevert('minimum 1 wei above the quote', [quotedWei + 1n, soon]);
    await printRevert('deadline 1 s ago', [quotedWei, await deadlineIn(-1n)]);
  });
  await printRevert('no allowance', [quotedWei, soon]);

  async function printRevert(mistake: string, [minimum, deadline]: [bigint, bigint]) {
    const call = client.simulateContract({
      ...contract,
      account,
      functionName: 'swapExactInput',
      args: [pool, amountInUsdc, minimum, deadline],
    });
    console.log(`  ${mistake}: ${await revertOf(call)}`);
  }
}
// #endregion errors

/** An amount as the chain has it, and in whole tokens. */
function print(label: string, amount: bigint, token: TokenFacts): void {
  console.log(`  ${label.padEnd(17)}${String(amount).padStart(20)} = ${show(amount, token)}`);
}

async function main(): Promise<void> {
  // #region deploy
  const source = {file: 'examples/v3/swaps/SingleSwap08.sol', contract: 'SingleSwap08'};
  const contract = {address: await deploy(source, [router]), abi};
  // #endregion deploy
  await swapExactInput(contract, await quoteInput());
  await swapExactOutput(contract);
  await printRest(contract);
  await printReverts(contract);
}

run(main);
