import {parseEther, parseSignature, parseUnits, type Address} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {approve, tax, tenMinutesAhead, usdc, weth} from '../../reverts/v2/support/v2';
import {printFailure} from '../../sdk/support/printFailure';
import {inUsdc, inWeth, pair} from './support/contracts';
import {router02} from '../support/router02';

const account = client.account.address;

/** What a quote gives, less half a per cent: the least that we accept. */
const atLeast = (quoted: bigint) => (quoted * 995n) / 1_000n;
/** What a quote asks, and half a per cent more: the most that we pay. */
const atMost = (quoted: bigint) => (quoted * 1_005n) / 1_000n;

async function quoteOut(amountIn: bigint, path: readonly Address[]): Promise<bigint> {
  const args = [amountIn, path] as const;
  const amounts = await client.readContract({...router02, functionName: 'getAmountsOut', args});
  return amounts.at(-1) ?? 0n;
}

async function quoteIn(amountOut: bigint, path: readonly Address[]): Promise<bigint> {
  const args = [amountOut, path] as const;
  const amounts = await client.readContract({...router02, functionName: 'getAmountsIn', args});
  return amounts[0] ?? 0n;
}

const sharesOf = () => client.readContract({...pair, functionName: 'balanceOf', args: [account]});

run(async () => {
  const deadline = await tenMinutesAhead();
  const toWeth = [usdc, weth] as const;
  const toUsdc = [weth, usdc] as const;

  // #region tokens-for-tokens
  const amountIn = parseUnits('1000', 6);
  const quoted = await quoteOut(amountIn, toWeth);
  await approve(usdc, router02.address, amountIn);
  const sell = await client.simulateContract({
    ...router02,
    functionName: 'swapExactTokensForTokens',
    args: [amountIn, atLeast(quoted), toWeth, account, deadline],
  });
  await confirm(await client.writeContract(sell.request));
  console.log(`sold ${inUsdc(amountIn)} for ${inWeth(sell.result[1] ?? 0n)}`);
  // #endregion tokens-for-tokens

  // #region exact-tokens
  const amountOut = parseEther('0.5');
  const amountInMax = atMost(await quoteIn(amountOut, toWeth));
  await approve(usdc, router02.address, amountInMax);
  const buy = await client.simulateContract({
    ...router02,
    functionName: 'swapTokensForExactTokens',
    args: [amountOut, amountInMax, toWeth, account, deadline],
  });
  await confirm(await client.writeContract(buy.request));
  console.log(`bought ${inWeth(amountOut)} for ${inUsdc(buy.result[0] ?? 0n)}`);
  // #endregion exact-tokens

  // #region eth-in
  const value = parseEther('1');
  const minimum = atLeast(await quoteOut(value, toUsdc));
  const pay = await client.simulateContract({
    ...router02,
    functionName: 'swapExactETHForTokens',
    args: [minimum, toUsdc, account, deadline],
    value,
  });
  await confirm(await client.writeContract(pay.request));
  console.log(`sold 1 ETH for ${inUsdc(pay.result[1] ?? 0n)}`);
  // #endregion eth-in

  // #region exact-for-eth
  const exactUsdc = parseUnits('1000', 6);
  const most = atMost(await quoteIn(exactUsdc, toUsdc));
  const change = await client.simulateContract({
    ...router02,
    functionName: 'swapETHForExactTokens',
    args: [exactUsdc, toUsdc, account, deadline],
    value: most,
  });
  await confirm(await client.writeContract(change.request));
  const spent = change.result[0] ?? 0n;
  console.log(`sent ${most} wei, ${most - spent} came back`);
  // #endregion exact-for-eth

  // #region eth-out
  const least = atLeast(await quoteOut(amountIn, toWeth));
  await approve(usdc, router02.address, amountIn);
  const toEther = await client.simulateContract({
    ...router02,
    functionName: 'swapExactTokensForETH',
    args: [amountIn, least, toWeth, account, deadline],
  });
  await confirm(await client.writeContract(toEther.request));
  console.log(`sold ${inUsdc(amountIn)} for ${inWeth(toEther.result[1] ?? 0n)}, paid as ETH`);
  // #endregion eth-out

  // #region exact-eth
  const wanted = parseEther('0.1');
  const maximum = atMost(await quoteIn(wanted, toWeth));
  await approve(usdc, router02.address, maximum);
  const exactEther = await client.simulateContract({
    ...router02,
    functionName: 'swapTokensForExactETH',
    args: [wanted, maximum, toWeth, account, deadline],
  });
  await confirm(await client.writeContract(exactEther.request));
  console.log(`bought 0.1 ETH for ${inUsdc(exactEther.result[0] ?? 0n)}`);
  // #endregion exact-eth

  // #region fee-on-transfer
  const ether = parseEther('0.1');
  const quotedTax = await quoteOut(ether, [weth, tax]);
  await approve(weth, router02.address, ether);
  const afterTax = (quotedTax * 99n) / 100n; // TAX burns 1% of each transfer
  const buyTax = {
    ...router02,
    functionName: 'swapExactTokensForTokensSupportingFeeOnTransferTokens',
    args: [ether, atLeast(afterTax), [weth, tax], account, deadline],
  } as const;
  await confirm(await client.writeContract(buyTax));
  console.log(
    `quoted ${quotedTax / 10n ** 18n} TAX, at least ${atLeast(afterTax) / 10n ** 18n} arrived`,
  );
  // #endregion fee-on-transfer

  // #region add
  const [reserve0, reserve1] = await client.readContract({...pair, functionName: 'getReserves'});
  const amountADesired = parseUnits('2000', 6);
  const amountBDesired = (amountADesired * reserve1) / reserve0;
  await approve(usdc, router02.address, amountADesired);
  await approve(weth, router02.address, amountBDesired);
  const add = await client.simulateContract({
    ...router02,
    functionName: 'addLiquidity',
    args: [
      ...([usdc, weth, amountADesired, amountBDesired] as const),
      ...([atLeast(amountADesired), atLeast(amountBDesired), account, deadline] as const),
    ],
  });
  await confirm(await client.writeContract(add.request));
  console.log(`added ${inUsdc(add.result[0])} and ${inWeth(add.result[1])}`);
  // #endregion add

  // #region add-eth
  await approve(usdc, router02.address, amountADesired);
  const addEther = await client.simulateContract({
    ...router02,
    functionName: 'addLiquidityETH',
    args: [
      usdc,
      amountADesired,
      atLeast(amountADesired),
      atLeast(amountBDesired),
      account,
      deadline,
    ],
    value: amountBDesired,
  });
  await confirm(await client.writeContract(addEther.request));
  console.log(`added ${inUsdc(addEther.result[0])} and ${inWeth(addEther.result[1])} of ETH`);
  // #endregion add-eth

  // #region remove
  const third = (await sharesOf()) / 3n;
  await approve(pair.address, router02.address, third);
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const [held0, held1] = await client.readContract({...pair, functionName: 'getReserves'});
  const minimum0 = atLeast((third * held0) / supply);
  const minimum1 = atLeast((third * held1) / supply);
  const remove = await client.simulateContract({
    ...router02,
    functionName: 'removeLiquidity',
    args: [usdc, weth, third, minimum0, minimum1, account, deadline],
  });
  await confirm(await client.writeContract(remove.request));
  console.log(`removed ${inUsdc(remove.result[0])} and ${inWeth(remove.result[1])}`);
  // #endregion remove

  // #region remove-eth
  await approve(pair.address, router02.address, third);
  const removeEther = await client.simulateContract({
    ...router02,
    functionName: 'removeLiquidityETH',
    args: [usdc, third, minimum0, minimum1, account, deadline],
  });
  await confirm(await client.writeContract(removeEther.request));
  console.log(
    `removed ${inUsdc(removeEther.result[0])} and ${inWeth(removeEther.result[1])} as ETH`,
  );
  // #endregion remove-eth

  // #region remove-with-permit
  const rest = await sharesOf();
  const nonce = await client.readContract({...pair, functionName: 'nonces', args: [account]});
  const signature = await client.signTypedData({
    domain: {name: 'Uniswap V2', version: '1', chainId: 1, verifyingContract: pair.address},
    primaryType: 'Permit',
    types: {
      Permit: [
        {name: 'owner', type: 'address'},
        {name: 'spender', type: 'address'},
        {name: 'value', type: 'uint256'},
        {name: 'nonce', type: 'uint256'},
        {name: 'deadline', type: 'uint256'},
      ],
    },
    message: {owner: account, spender: router02.address, value: rest, nonce, deadline},
  });
  const {r, s, yParity} = parseSignature(signature);
  const signed = await client.simulateContract({
    ...router02,
    functionName: 'removeLiquidityWithPermit',
    args: [
      ...([usdc, weth, rest, minimum0, minimum1, account, deadline] as const),
      ...([false, 27 + yParity, r, s] as const), // false: the signed value is the amount, no more
    ],
  });
  await confirm(await client.writeContract(signed.request));
  console.log(`removed with a signature; shares left: ${await sharesOf()}`);
  // #endregion remove-with-permit

  // There and back through one pair: its second swap finds no input.
  await approve(usdc, router02.address, amountIn);
  const back = [amountIn, 1n, [usdc, weth, usdc], account, deadline] as const;
  await printFailure('the same pair twice in a row', () =>
    client.simulateContract({
      ...{...router02, account: client.account},
      ...{functionName: 'swapExactTokensForTokens', args: back},
    }),
  );
});
