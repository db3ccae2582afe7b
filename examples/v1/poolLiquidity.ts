import assert from 'node:assert/strict';
import {formatEther, formatUnits, parseEther} from 'viem';
import {client, clientOf, confirm, run} from '../support/chain';
import {exchangeAbi as abi} from './support/exchangeAbi';
import {account, approve, atLeast, balanceOf, deadlineIn, exchangeOf, USDC} from './support/v1';

// #region constants
const etherWei = parseEther('10'); // deposit 10 ETH and as much USDC as the pool asks for
const slippageBps = 50n; // 0.5 %
const deadlineSeconds = 600n;
// #endregion constants

run(async () => {
  const exchange = {address: await exchangeOf(USDC), abi, account} as const;
  const start = await balanceOf(USDC);

  // #region quote
  const [reserveWei, reserveUsdc, supply] = await stateOf();
  const usdc = (etherWei * reserveUsdc) / reserveWei + 1n; // rounded up by one unit
  const shares = (etherWei * supply) / reserveWei; // rounded down
  // #endregion quote

  // #region add
  const maxTokens = (usdc * (10_000n + slippageBps)) / 10_000n;
  await approve(USDC, exchange.address, maxTokens);
  const add = await client.simulateContract({
    ...exchange,
    functionName: 'addLiquidity',
    args: [atLeast(shares, slippageBps), maxTokens, await deadlineIn(deadlineSeconds)],
    value: etherWei,
  });
  await confirm(await client.writeContract(add.request));
  await approve(USDC, exchange.address, 0n); // what the pool did not take
  // #endregion add
  assert.equal(add.result, shares);
  const deposited = start - (await balanceOf(USDC));
  assert.equal(deposited, usdc);
  console.log(`deposited  ${formatEther(etherWei)} ETH and ${formatUnits(deposited, 6)} USDC`);
  console.log(`received   ${formatEther(add.result)} shares`);

  // #region position
  const held = await client.readContract({...exchange, functionName: 'balanceOf', args: [account]});
  const [wei, tokens, total] = await stateOf();
  console.log(`they stand for ${formatEther((held * wei) / total)} ETH`);
  console.log(`           and ${formatUnits((held * tokens) / total, 6)} USDC`);
  // #endregion position
  await tradeThereAndBack();

  // #region remove
  const [weiNow, usdcNow, supplyNow] = await stateOf();
  const minWei = atLeast((shares * weiNow) / supplyNow, slippageBps);
  const minUsdc = atLeast((shares * usdcNow) / supplyNow, slippageBps);
  const remove = await client.simulateContract({
    ...exchange,
    functionName: 'removeLiquidity',
    args: [shares, minWei, minUsdc, await deadlineIn(deadlineSeconds)],
  });
  await confirm(await client.writeContract(remove.request));
  // #endregion remove

  // #region verify
  const [weiOut, usdcOut] = remove.result;
  assert.equal(weiOut, (shares * weiNow) / supplyNow);
  assert.equal((await balanceOf(USDC)) - (start - deposited), usdcOut);
  // #endregion verify
  console.log(`removed    ${formatEther(weiOut)} ETH and ${formatUnits(usdcOut, 6)} USDC`);
  console.log(`earned     ${formatEther(weiOut - etherWei)} ETH`);
  console.log(`           and ${formatUnits(usdcOut - deposited, 6)} USDC`);

  /** The reserves in wei and in base units of USDC, and the supply of shares. */
  async function stateOf(): Promise<[bigint, bigint, bigint]> {
    const {address} = exchange;
    return [
      await client.getBalance({address}),
      await balanceOf(USDC, address),
      await client.readContract({...exchange, functionName: 'totalSupply'}),
    ];
  }

  /** Somebody else sells 10 ETH and then all the USDC that it gave. */
  async function tradeThereAndBack(): Promise<void> {
    const trader = clientOf(1);
    const {address} = exchange;
    const amountInWei = parseEther('10');
    const bought = await client.readContract({
      ...exchange,
      functionName: 'getEthToTokenInputPrice',
      args: [amountInWei],
    });
    const deadline = await deadlineIn(deadlineSeconds);
    await confirm(
      await trader.writeContract({
        ...{address, abi, functionName: 'ethToTokenSwapInput'},
        args: [bought, deadline],
        value: amountInWei,
      }),
    );
    const back = await client.readContract({
      ...exchange,
      functionName: 'getTokenToEthInputPrice',
      args: [bought],
    });
    await confirm(
      await trader.writeContract({
        ...{address: USDC, abi, functionName: 'approve'},
        args: [address, bought],
      }),
    );
    await confirm(
      await trader.writeContract({
        ...{address, abi, functionName: 'tokenToEthSwapInput'},
        args: [bought, back, deadline],
      }),
    );
  }
});
