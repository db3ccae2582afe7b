import assert from 'node:assert/strict';
import {formatEther, formatUnits, parseEther, parseUnits} from 'viem';
import {client, confirm, run} from '../support/chain';
import {exchangeAbi as abi} from './support/exchangeAbi';
import {
  account,
  approve,
  atLeast,
  atMost,
  balanceOf,
  DAI,
  deadlineIn,
  exchangeOf,
  USDC,
} from './support/v1';

// #region constants
const amountInWei = parseEther('1'); // sell exactly 1 ETH
const usdcOut = parseUnits('1000', 6); // then buy exactly 1,000 USDC
const usdcIn = parseUnits('1000', 6); // then sell exactly 1,000 USDC for DAI
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;
// #endregion constants

run(async () => {
  // #region exchanges
  const usdcExchange = {address: await exchangeOf(USDC), abi, account} as const;
  const daiExchange = {address: await exchangeOf(DAI), abi} as const;
  // #endregion exchanges
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
  assert.equal(received, quoted);
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
  assert.equal(buy.result, cost);
  assert.equal((await balanceOf(USDC)) - start.usdc, quoted + usdcOut);
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
  await approve(USDC, usdcExchange.address, usdcIn);
  const [minDai, minWei] = [atLeast(dai, slippageBps), atLeast(wei, slippageBps)];
  const swap = await client.writeContract({
    ...usdcExchange,
    functionName: 'tokenToTokenSwapInput',
    args: [usdcIn, minDai, minWei, await deadlineIn(deadlineSeconds), DAI],
  });
  await confirm(swap);
  // #endregion two-legs

  // #region verify
  const daiReceived = (await balanceOf(DAI)) - start.dai;
  assert.equal(daiReceived, dai);
  // #endregion verify
  console.log(`sold 1000 USDC for DAI, ${formatEther(wei)} ETH in between`);
  console.log(`  received ${formatUnits(daiReceived, 18)} DAI (${daiReceived})`);
});
