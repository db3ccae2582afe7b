import {encodeFunctionData, formatEther, parseEther, parseUnits, zeroAddress} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {erc20Abi, show, usdc, weth} from '../support/tokens';
import {approveRouter, deadlineSoon, minimumFor, poolOf, router} from './support/router';

const friend = clientOf(1).account.address;
const operator = clientOf(2).account.address; // takes the fee
const feeBips = 30n; // 0.3% of what the swap gives, on top of the pool's own fee

async function unwrapWithFee(): Promise<void> {
  const before = await Promise.all(
    [friend, operator].map((address) => client.getBalance({address})),
  );
  const amountIn = parseUnits('2000', 6); // USDC
  const pool = poolOf(usdc, weth);
  await approveRouter(usdc, amountIn);
  // #region unwrap-fee
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactInputSingle',
    args: [{...pool, recipient: zeroAddress, deadline, amountIn, amountOutMinimum}],
  });
  const unwrapping = encodeFunctionData({
    ...router,
    functionName: 'unwrapWETH9WithFee',
    // The minimum is of the amount before the fee.
    args: [amountOutMinimum, friend, feeBips, operator],
  });
  const args = [[swap, unwrapping]] as const;
  await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  // #endregion unwrap-fee
  const after = await Promise.all(
    [friend, operator].map((address) => client.getBalance({address})),
  );
  console.log(`friend    ${formatEther((after[0] ?? 0n) - (before[0] ?? 0n))} ETH`);
  console.log(`operator  ${formatEther((after[1] ?? 0n) - (before[1] ?? 0n))} ETH`);
}

async function sweepWithFee(): Promise<void> {
  const held = (owner: `0x${string}`) =>
    client.readContract({...usdc, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});
  const before = await Promise.all([friend, operator].map(held));
  const amountIn = parseEther('1'); // WETH
  const pool = poolOf(weth, usdc);
  await approveRouter(weth, amountIn);
  // #region sweep-fee
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactInputSingle',
    args: [{...pool, recipient: zeroAddress, deadline, amountIn, amountOutMinimum}],
  });
  const sweeping = encodeFunctionData({
    ...router,
    functionName: 'sweepTokenWithFee',
    args: [usdc.address, amountOutMinimum, friend, feeBips, operator],
  });
  const args = [[swap, sweeping]] as const;
  await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  // #endregion sweep-fee
  const after = await Promise.all([friend, operator].map(held));
  console.log(`friend    ${show((after[0] ?? 0n) - (before[0] ?? 0n), usdc)}`);
  console.log(`operator  ${show((after[1] ?? 0n) - (before[1] ?? 0n), usdc)}`);
}

run(async () => {
  await unwrapWithFee();
  await sweepWithFee();
});
