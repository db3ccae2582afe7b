import assert from 'node:assert/strict';
import {erc20Abi, formatEther, formatUnits, parseEther} from 'viem';
import {withAllowances} from '../support/allowances';
import {
  account,
  client,
  clientOf,
  confirm,
  deadlineIn,
  isSandbox,
  requireBalance,
  run,
  tokenOf,
} from '../support/chain';
import {exchangeAbi} from './support/exchangeAbi';
import {atLeast, balanceOf, exchangeOf, USDC} from './support/v1';

// #region constants
const etherWei = parseEther('10'); // deposit 10 ETH and as much USDC as the pool asks for
const slippageBps = 50n; // 0.5%
const deadlineSeconds = 600n;
// #endregion constants

run(async () => {
  const exchange = {address: await exchangeOf(USDC), abi: exchangeAbi, account} as const;
  const start = await balanceOf(USDC);

  // #region quote
  const [reserveWei, reserveUsdc, supply] = await stateOf();
  const sharesBefore = await sharesOf();
  const usdc = (etherWei * reserveUsdc) / reserveWei + 1n; // rounded up by one unit
  const shares = (etherWei * supply) / reserveWei; // rounded down
  // #endregion quote

  // #region add
  const maxTokens = (usdc * (10_000n + slippageBps)) / 10_000n;
  await requireBalance(tokenOf('USDC'), maxTokens);
  const allowance = {token: USDC, spender: exchange.address, amount: maxTokens};
  await withAllowances([allowance], async () => {
    const add = await client.simulateContract({
      ...exchange,
      functionName: 'addLiquidity',
      args: [atLeast(shares, slippageBps), maxTokens, await deadlineIn(deadlineSeconds)],
      value: etherWei,
    });
    await confirm(await client.writeContract(add.request));
  });
  // #endregion add
  const deposited = start - (await balanceOf(USDC));
  assert.ok(deposited <= maxTokens);
  if (await isSandbox()) assert.equal(deposited, usdc);
  console.log(`deposited  ${formatEther(etherWei)} ETH and ${formatUnits(deposited, 6)} USDC`);
  const received = (await sharesOf()) - sharesBefore;
  console.log(`received   ${formatEther(received)} shares`);

  // #region position
  const [wei, tokens, total] = await stateOf();
  console.log(`they stand for ${formatEther((received * wei) / total)} ETH`);
  console.log(`           and ${formatUnits((received * tokens) / total, 6)} USDC`);
  // #endregion position
  if (await isSandbox()) await tradeThereAndBack();

  // #region remove
  const [weiNow, usdcNow, supplyNow] = await stateOf();
  const minWei = atLeast((received * weiNow) / supplyNow, slippageBps);
  const minUsdc = atLeast((received * usdcNow) / supplyNow, slippageBps);
  const remove = await client.simulateContract({
    ...exchange,
    functionName: 'removeLiquidity',
    args: [received, minWei, minUsdc, await deadlineIn(deadlineSeconds)],
  });
  await confirm(await client.writeContract(remove.request));
  // #endregion remove

  // #region verify
  const [weiOut] = remove.result;
  const usdcOut = (await balanceOf(USDC)) - (start - deposited);
  assert.ok(usdcOut >= minUsdc);
  if (await isSandbox())
    assert.deepEqual(remove.result, [(received * weiNow) / supplyNow, usdcOut]);
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

  /** The shares that the account holds. */
  async function sharesOf(): Promise<bigint> {
    return client.readContract({...exchange, functionName: 'balanceOf', args: [account]});
  }

  /** On the local chain, somebody else sells 10 ETH and then all the USDC that it gave. */
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
        ...{address, abi: exchangeAbi, functionName: 'ethToTokenSwapInput'},
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
        ...{address: USDC, abi: erc20Abi, functionName: 'approve'},
        args: [address, bought],
      }),
    );
    await confirm(
      await trader.writeContract({
        ...{address, abi: exchangeAbi, functionName: 'tokenToEthSwapInput'},
        args: [bought, back, deadline],
      }),
    );
  }
});
