import assert from 'node:assert/strict';
import {formatEther, parseAbi, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {client, confirm, deadlineIn, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {printFailure} from '../../sdk/support/printFailure';
import {quote, router02} from '../support/router02';
import {balance, usdc, weth} from '../support/tokens';
import {sell} from '../support/trader';

const path = [usdc.address, weth.address] as const;
const amountInUsdc = parseUnits('10000', 6);
const abi = parseAbi([
  'function sell(uint256 amountIn, address[] path) returns (uint256)',
  'function sellForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, uint256 deadline) returns (uint256)',
]);

run(async () => {
  const args = [router02.address];
  const selfQuoting = {
    file: 'examples/v2/guides/SelfQuotingSeller.sol',
    contract: 'SelfQuotingSeller',
  };
  const unsafe = await deploy(selfQuoting, args);
  const safe = await deploy(
    {file: 'examples/v2/guides/TokenSeller.sol', contract: 'TokenSeller'},
    args,
  );
  for (const spender of [unsafe, safe])
    await approve({token: usdc.address, spender, amount: amountInUsdc});

  // #region attack
  const quotedWei = await quote(amountInUsdc, path);
  const amountOutMinWei = (quotedWei * 995n) / 1_000n;
  await sell(parseUnits('200000', 6), path); // somebody sees the transaction and trades first

  const before = await balance(weth);
  const sale = {address: unsafe, abi, functionName: 'sell', args: [amountInUsdc, path]} as const;
  await confirm(await client.writeContract(sale)); // goes through at any price
  const receivedWei = (await balance(weth)) - before;
  // #endregion attack
  assert.ok(receivedWei < amountOutMinWei);
  const lostBps = ((quotedWei - receivedWei) * 10_000n) / quotedWei;
  console.log(`quoted before                   ${formatEther(quotedWei)} WETH`);
  console.log(
    `quote of the contract           ${formatEther(receivedWei)} WETH, ${Number(lostBps) / 100}% less`,
  );

  const deadline = await deadlineIn(600n);
  const limited = {
    address: safe,
    abi,
    functionName: 'sellForTokens',
    args: [amountInUsdc, amountOutMinWei, path, deadline],
    account: client.account,
  } as const;
  await printFailure('minimum of the caller', () => client.simulateContract(limited));
});
