import assert from 'node:assert/strict';
import {parseEther, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, client, clientOf, confirm, deadlineIn, run} from '../../support/chain';
import {exchangeAbi as abi} from '../support/exchangeAbi';
import {eventsOf} from '../support/receipt';
import {atLeast, atMost, balanceOf, exchangeOf, USDC} from '../support/v1';

const friend = clientOf(1).account.address;

run(async () => {
  const address = await exchangeOf(USDC);
  const deadline = await deadlineIn(600n);
  const exchange = {address, abi, account} as const;

  // #region prices
  const oneEther = parseEther('1');
  const thousandUsdc = parseUnits('1000', 6);
  const tokensForEther = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args: [oneEther],
  });
  const weiForTokens = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthInputPrice',
    args: [thousandUsdc],
  });
  console.log(`${oneEther} wei give ${tokensForEther} of USDC`);
  console.log(`${thousandUsdc} of USDC give ${weiForTokens} wei`);
  // #endregion prices

  // #region output-prices
  const weiNeeded = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenOutputPrice',
    args: [thousandUsdc],
  });
  const tokensNeeded = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthOutputPrice',
    args: [oneEther],
  });
  console.log(`${thousandUsdc} of USDC cost ${weiNeeded} wei`);
  console.log(`${oneEther} wei cost ${tokensNeeded} of USDC`);
  // #endregion output-prices

  // #region eth-input
  const bought = await client.simulateContract({
    ...exchange,
    functionName: 'ethToTokenSwapInput',
    args: [atLeast(tokensForEther, 50n), deadline],
    value: oneEther,
  });
  const receipt = await confirm(await client.writeContract(bought.request));
  console.log(eventsOf(receipt).join());
  // #endregion eth-input
  assert.equal(bought.result, tokensForEther);

  // #region eth-output
  const cost = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenOutputPrice',
    args: [thousandUsdc],
  });
  const maximum = atMost(cost, 50n);
  const exact = await client.simulateContract({
    ...exchange,
    functionName: 'ethToTokenSwapOutput',
    args: [thousandUsdc, deadline],
    value: maximum,
  });
  await confirm(await client.writeContract(exact.request));
  console.log(`sent ${maximum} wei, paid ${exact.result}`);
  // #endregion eth-output
  assert.equal(exact.result, cost);

  // #region to-friend
  const quoted = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args: [oneEther],
  });
  const gift = await client.writeContract({
    ...exchange,
    functionName: 'ethToTokenTransferInput',
    args: [atLeast(quoted, 50n), deadline, friend],
    value: oneEther,
  });
  console.log(eventsOf(await confirm(gift)).join());
  // #endregion to-friend

  // #region token-input
  await approve({token: USDC, spender: address, amount: thousandUsdc});
  const wei = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthInputPrice',
    args: [thousandUsdc],
  });
  const sale = await client.writeContract({
    ...exchange,
    functionName: 'tokenToEthSwapInput',
    args: [thousandUsdc, atLeast(wei, 50n), deadline],
  });
  console.log(eventsOf(await confirm(sale)).join());
  // #endregion token-input

  // #region token-output
  const needed = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthOutputPrice',
    args: [oneEther],
  });
  const maximumTokens = atMost(needed, 50n);
  await approve({token: USDC, spender: address, amount: maximumTokens});
  const exactEther = await client.writeContract({
    ...exchange,
    functionName: 'tokenToEthSwapOutput',
    args: [oneEther, maximumTokens, deadline],
  });
  console.log(eventsOf(await confirm(exactEther)).join());
  await approve({token: USDC, spender: address, amount: 0n});
  // #endregion token-output

  await others(address, deadline);

  // #region default
  const balance = await balanceOf(USDC);
  const output = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenInputPrice',
    args: [oneEther],
  });
  // Its minimum is one unit and it never expires, so nobody should do this.
  await confirm(await client.sendTransaction({to: address, value: oneEther}));
  console.log(`1 ETH sent plainly gave ${(await balanceOf(USDC)) - balance} of USDC`);
  // #endregion default
  assert.equal((await balanceOf(USDC)) - balance, output);
});

/** The forms with a recipient give the friend what the others give the caller. */
async function others(address: `0x${string}`, deadline: bigint): Promise<void> {
  const exchange = {address, abi, account} as const;
  const before = {
    usdc: await balanceOf(USDC, friend),
    wei: await client.getBalance({address: friend}),
  };
  const usdc = parseUnits('500', 6);
  const args = [usdc] as const;
  const weiCost = await client.readContract({
    ...exchange,
    functionName: 'getEthToTokenOutputPrice',
    args,
  });
  await confirm(
    await client.writeContract({
      ...exchange,
      functionName: 'ethToTokenTransferOutput',
      args: [usdc, deadline, friend],
      value: atMost(weiCost, 50n),
    }),
  );
  assert.equal(await balanceOf(USDC, friend), before.usdc + usdc);

  const quoted = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthInputPrice',
    args,
  });
  await approve({token: USDC, spender: address, amount: usdc});
  await confirm(
    await client.writeContract({
      ...exchange,
      functionName: 'tokenToEthTransferInput',
      args: [usdc, atLeast(quoted, 50n), deadline, friend],
    }),
  );
  const half = parseEther('0.5');
  const cost = await client.readContract({
    ...exchange,
    functionName: 'getTokenToEthOutputPrice',
    args: [half],
  });
  await approve({token: USDC, spender: address, amount: cost});
  await confirm(
    await client.writeContract({
      ...exchange,
      functionName: 'tokenToEthTransferOutput',
      args: [half, cost, deadline, friend],
    }),
  );
  assert.equal(await client.getBalance({address: friend}), before.wei + quoted + half);
}
