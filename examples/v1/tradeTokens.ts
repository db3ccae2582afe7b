import assert from 'node:assert/strict';
import {formatEther, formatUnits, parseEther, parseUnits} from 'viem';
import {withAllowances} from '../support/allowances';
import {
  account,
  client,
  confirm,
  deadlineIn,
  isSandbox,
  requireBalance,
  run,
  tokenOf,
} from '../support/chain';
import {exchangeAbi} from './support/exchangeAbi';
import {atLeast, atMost, balanceOf, DAI, exchangeOf, USDC} from './support/v1';

// #region constants
const amountInWei = parseEther('1'); // sell exactly 1 ETH
const usdcOut = parseUnits('1000', 6); // then buy exactly 1,000 USDC
const usdcIn = parseUnits('1000', 6); // then sell exactly 1,000 USDC for DAI
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;
// #endregion constants

run(async () => {
  await requireBalance(tokenOf('USDC'), usdcIn);
  // #region exchanges
  const usdcExchange = {address: await exchangeOf(USDC), abi: exchangeAbi, account} as const;
  const daiExchange = {address: await exchangeOf(DAI), abi: exchangeAbi} as const;
  // #endregion exchanges

  // #region depth
  for (const {address} of [usdcExchange, daiExchange]) {
    const reserveWei = await client.getBalance({address});
    if (amountInWei * 50n > reserveWei) throw new Error('an exchange holds less than 50 ETH');
  }
  // #endregion depth
  const start = {usdc: await balanceOf(USDC), dai: await balanceOf(DAI)};

  // #region exact-input
  const quoted = await client.readContract({
    ...usdcExchange,
    functionName: 'getEthToTokenInputPrice',
    args: [amountInWei],
  });
  const minTokens = atLeast(quoted, slippageBps);
  const sell = await client.writeContract({
    ...usdcExchange,
    functionName: 'ethToTokenSwapInput',
    args: [minTokens, await deadlineIn(deadlineSeconds)],
    value: amountInWei,
  });
  await confirm(sell);
  // #endregion exact-input
  const received = (await balanceOf(USDC)) - start.usdc;
  assert.ok(received >= minTokens);
  if (await isSandbox()) assert.equal(received, quoted); // nobody else trades there
  console.log(`sold 1 ETH, at least ${formatUnits(minTokens, 6)} USDC asked`);
  console.log(`  received ${formatUnits(received, 6)} USDC (${received})`);

  // #region exact-output
  const cost = await client.readContract({
    ...usdcExchange,
    functionName: 'getEthToTokenOutputPrice',
    args: [usdcOut],
  });
  const maxWei = atMost(cost, slippageBps);
  const buy = await client.simulateContract({
    ...usdcExchange,
    functionName: 'ethToTokenSwapOutput',
    args: [usdcOut, await deadlineIn(deadlineSeconds)],
    value: maxWei,
  });
  await confirm(await client.writeContract(buy.request));
  // #endregion exact-output
  assert.equal((await balanceOf(USDC)) - start.usdc, received + usdcOut);
  if (await isSandbox()) assert.equal(buy.result, cost);
  console.log(`bought 1000 USDC, sent ${formatEther(maxWei)} ETH`);
  console.log(`  paid ${formatEther(buy.result)} ETH, the rest came back`);

  // #region two-legs
  const wei = await client.readContract({
    ...usdcExchange,
    functionName: 'getTokenToEthInputPrice',
    args: [usdcIn],
  });
  const dai = await client.readContract({
    ...daiExchange,
    functionName: 'getEthToTokenInputPrice',
    args: [wei],
  });
  const [minDai, minWei] = [atLeast(dai, slippageBps), atLeast(wei, slippageBps)];
  const allowance = {token: USDC, spender: usdcExchange.address, amount: usdcIn};
  await withAllowances([allowance], async () => {
    const swap = await client.writeContract({
      ...usdcExchange,
      functionName: 'tokenToTokenSwapInput',
      args: [usdcIn, minDai, minWei, await deadlineIn(deadlineSeconds), DAI],
    });
    await confirm(swap);
  });
  // #endregion two-legs

  // #region verify
  const daiReceived = (await balanceOf(DAI)) - start.dai;
  assert.ok(daiReceived >= minDai);
  if (await isSandbox()) assert.equal(daiReceived, dai);
  // #endregion verify
  console.log(`sold 1000 USDC for DAI, ${formatEther(wei)} ETH in between`);
  console.log(`  received ${formatUnits(daiReceived, 18)} DAI (${daiReceived})`);
});
