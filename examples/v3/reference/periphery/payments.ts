import {encodeFunctionData, formatEther, parseEther, parseUnits, zeroAddress} from 'viem';
import {client, clientOf, confirm, run} from '../../../support/chain';
import {erc20Abi, show, usdc, weth, type Token} from '../support/tokens';
import {
  approveRouter,
  deadlineSoon,
  maximumFor,
  minimumFor,
  poolOf,
  router,
} from './support/router';

const account = client.account.address;
const friend = clientOf(1).account.address;

const held = ({address}: Token, owner: `0x${string}`): Promise<bigint> =>
  client.readContract({address, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

async function unwrap(): Promise<void> {
  const before = await client.getBalance({address: friend});
  // #region unwrap
  const amountIn = parseUnits('2000', 6); // USDC
  const pool = poolOf(usdc, weth);
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  await approveRouter(usdc, amountIn);
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactInputSingle',
    // Recipient 0 leaves the WETH in the router, for the next step to unwrap.
    args: [{...pool, recipient: zeroAddress, deadline, amountIn, amountOutMinimum}],
  });
  const unwrapping = encodeFunctionData({
    ...router,
    functionName: 'unwrapWETH9',
    args: [amountOutMinimum, friend],
  });
  const args = [[swap, unwrapping]] as const;
  await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  // #endregion unwrap
  const received = (await client.getBalance({address: friend})) - before;
  console.log(`friend receives ${formatEther(received)} ETH`);
  console.log(`the router holds ${show(await held(weth, router.address), weth)}`);
}

async function sweep(): Promise<void> {
  const before = await held(usdc, friend);
  // #region sweep
  const amountIn = parseEther('1'); // WETH
  const pool = poolOf(weth, usdc);
  const [amountOutMinimum, deadline] = [await minimumFor(pool, amountIn), await deadlineSoon()];
  await approveRouter(weth, amountIn);
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactInputSingle',
    args: [{...pool, recipient: zeroAddress, deadline, amountIn, amountOutMinimum}],
  });
  const sweeping = encodeFunctionData({
    ...router,
    functionName: 'sweepToken',
    args: [usdc.address, amountOutMinimum, friend],
  });
  const args = [[swap, sweeping]] as const;
  await confirm(await client.writeContract({...router, functionName: 'multicall', args}));
  // #endregion sweep
  console.log(`friend receives ${show((await held(usdc, friend)) - before, usdc)}`);
  console.log(`the router holds ${show(await held(usdc, router.address), usdc)}`);
}

async function refund(): Promise<void> {
  const before = await client.getBalance({address: account});
  // #region refund
  const amountOut = parseUnits('2000', 6); // USDC
  const pool = poolOf(weth, usdc);
  const amountInMaximum = await maximumFor(pool, amountOut);
  const deadline = await deadlineSoon();
  const swap = encodeFunctionData({
    ...router,
    functionName: 'exactOutputSingle',
    args: [{...pool, recipient: account, deadline, amountOut, amountInMaximum}],
  });
  const refunding = encodeFunctionData({...router, functionName: 'refundETH'});
  const receipt = await confirm(
    await client.writeContract({
      ...router,
      functionName: 'multicall',
      args: [[swap, refunding]],
      value: amountInMaximum, // in ETH: the router wraps what the pool asks for
    }),
  );
  // #endregion refund
  const gasWei = receipt.gasUsed * receipt.effectiveGasPrice;
  const spent = before - (await client.getBalance({address: account})) - gasWei;
  console.log(`sent      ${formatEther(amountInMaximum)} ETH`);
  console.log(`spent     ${formatEther(spent)} ETH`);
  console.log(`refunded  ${formatEther(amountInMaximum - spent)} ETH`);
}

run(async () => {
  await unwrap();
  await sweep();
  await refund();
});
