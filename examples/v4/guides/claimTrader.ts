import assert from 'node:assert/strict';
import {parseUnits} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, client, confirm, deadlineIn, requireBalance, run} from '../../support/chain';
import {balances, usdc, weth} from '../../support/pair';
import {atLeast} from '../../universal-router/support/quotes';
import {quoteOf} from '../support/swap';
import {
  allowClaims,
  claimsOf,
  claimTraderAbi,
  pool,
  sellsUsdc,
  setOperator,
  showClaims,
} from './support/claims';
import {deployWithManager, swapperAbi} from './support/poolSwapper';

const amountIn = parseUnits('1000', usdc.decimals);
const deposited = 5n * amountIn;

/** The swap of 1,000 USDC within 0.5% of its quote. */
async function orderNow() {
  const amountSpecified = -amountIn; // an exact input
  const quoted = await quoteOf({poolKey: pool, zeroForOne: sellsUsdc, amountSpecified});
  const limits = {amountIn, amountOutMinimum: atLeast(quoted), deadline: await deadlineIn(600n)};
  return {key: pool, zeroForOne: sellsUsdc, ...limits};
}

run(async () => {
  await requireBalance(usdc, deposited + 2n * amountIn);
  const file = 'examples/v4/guides/ClaimTrader.sol';
  const address = await deployWithManager({file, contract: 'ClaimTrader'});
  const trader = {address, abi: claimTraderAbi} as const;

  // #region deposit
  const deposit = {...trader, functionName: 'deposit', args: [usdc.address, deposited]} as const;
  const allowed = {token: usdc.address, spender: trader.address, amount: deposited};
  const paidIn = await withAllowances([allowed], async () =>
    confirm(await client.writeContract(deposit)),
  );
  console.log(
    `deposit              ${paidIn.gasUsed} gas, claims ${showClaims(await claimsOf(usdc), usdc)}`,
  );
  // #endregion deposit

  // #region swap
  const swap = async () => {
    const call = {...trader, functionName: 'swap', args: [await orderNow()]} as const;
    const {request} = await client.simulateContract(call);
    return confirm(await client.writeContract(request));
  };
  const before = await balances();
  await allowClaims(usdc, trader.address, 2n * amountIn); // for two swaps, and no more
  await swap(); // fills storage that was empty, which costs more; the second is measured
  const byAllowance = await swap();
  await setOperator(trader.address, true);
  const byOperator = await swap();
  await setOperator(trader.address, false);
  assert.deepEqual(await balances(), before); // no token moved
  // #endregion swap

  // #region tokens
  const source = {file: 'examples/v4/guides/PoolSwapper.sol', contract: 'PoolSwapper'};
  const swapper = {address: await deployWithManager(source), abi: swapperAbi} as const;
  const inTokens = {token: usdc.address, spender: swapper.address, amount: 3n * amountIn};
  const byTokens = await withAllowances([inTokens], async () => {
    const sell = async () => {
      const order = {...(await orderNow()), sqrtPriceLimitX96: 0n, recipient: account};
      const call = {...swapper, functionName: 'swapExactInput', args: [order]} as const;
      return confirm(await client.writeContract(call));
    };
    await sell();
    return sell();
  });
  // #endregion tokens
  console.log(`swap by tokens       ${byTokens.gasUsed} gas`);
  console.log(`swap by an allowance ${byAllowance.gasUsed} gas`);
  console.log(`swap by an operator  ${byOperator.gasUsed} gas`);

  // #region withdraw
  const held = await claimsOf(weth);
  await allowClaims(weth, trader.address, held);
  const args = [weth.address, held, account] as const;
  const paidOut = await confirm(
    await client.writeContract({...trader, functionName: 'withdraw', args}),
  );
  assert.equal(await claimsOf(weth), 0n);
  console.log(`withdrawal           ${paidOut.gasUsed} gas, ${showClaims(held, weth)}`);
  console.log(`claims left          ${showClaims(await claimsOf(usdc), usdc)}`);
  // #endregion withdraw
  const perSwap = byTokens.gasUsed - byAllowance.gasUsed;
  const once = paidIn.gasUsed + paidOut.gasUsed;
  console.log(`pays after           ${once / perSwap + 1n} swaps`);
});
