import assert from 'node:assert/strict';
import {parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, client, clientOf, confirm, deadlineIn, run} from '../../support/chain';
import {exchangeAbi as abi} from '../support/exchangeAbi';
import {eventsOf} from '../support/receipt';
import {atLeast, atMost, balanceOf, DAI, exchangeOf, USDC} from '../support/v1';

const friend = clientOf(1).account.address;

run(async () => {
  const [ofUsdc, ofDai] = [await exchangeOf(USDC), await exchangeOf(DAI)];
  const deadline = await deadlineIn(600n);
  const first = {address: ofUsdc, abi, account} as const;
  const second = {address: ofDai, abi} as const;

  // #region quote-input
  const sold = parseUnits('1000', 6);
  const wei = await client.readContract({
    ...first,
    functionName: 'getTokenToEthInputPrice',
    args: [sold],
  });
  const dai = await client.readContract({
    ...second,
    functionName: 'getEthToTokenInputPrice',
    args: [wei],
  });
  console.log(`${sold} of USDC give ${wei} wei, and those ${dai} of DAI`);
  // #endregion quote-input

  // #region token-input
  await approve({token: USDC, spender: ofUsdc, amount: sold});
  const swap = await client.writeContract({
    ...first,
    functionName: 'tokenToTokenSwapInput',
    args: [sold, atLeast(dai, 50n), atLeast(wei, 50n), deadline, DAI],
  });
  for (const event of eventsOf(await confirm(swap))) console.log(event);
  // #endregion token-input

  // #region token-output
  const bought = parseUnits('1000', 18);
  const weiNeeded = await client.readContract({
    ...second,
    functionName: 'getEthToTokenOutputPrice',
    args: [bought],
  });
  const usdcNeeded = await client.readContract({
    ...first,
    functionName: 'getTokenToEthOutputPrice',
    args: [weiNeeded],
  });
  const maximum = atMost(usdcNeeded, 50n);
  await approve({token: USDC, spender: ofUsdc, amount: maximum});
  const exact = await client.writeContract({
    ...first,
    functionName: 'tokenToTokenSwapOutput',
    args: [bought, maximum, atMost(weiNeeded, 50n), deadline, DAI],
  });
  for (const event of eventsOf(await confirm(exact))) console.log(event);
  await approve({token: USDC, spender: ofUsdc, amount: 0n});
  // #endregion token-output

  // #region exchange-input
  const [amount, before] = [parseUnits('100', 6), await balanceOf(DAI)];
  const middle = await client.readContract({
    ...first,
    functionName: 'getTokenToEthInputPrice',
    args: [amount],
  });
  const last = await client.readContract({
    ...second,
    functionName: 'getEthToTokenInputPrice',
    args: [middle],
  });
  await approve({token: USDC, spender: ofUsdc, amount: amount});
  await confirm(
    await client.writeContract({
      ...first,
      functionName: 'tokenToExchangeSwapInput',
      args: [amount, atLeast(last, 50n), atLeast(middle, 50n), deadline, ofDai],
    }),
  );
  console.log(`received ${(await balanceOf(DAI)) - before} of DAI, quoted ${last}`);
  // #endregion exchange-input
  assert.equal((await balanceOf(DAI)) - before, last);

  const [held, wanted] = [await balanceOf(DAI, friend), parseUnits('50', 18)];
  for (const [input, output, target] of [
    ['tokenToTokenTransferInput', 'tokenToTokenTransferOutput', DAI],
    ['tokenToExchangeTransferInput', 'tokenToExchangeTransferOutput', ofDai],
  ] as const) {
    const {needed, inBetween} = await costOf(wanted);
    await approve({token: USDC, spender: ofUsdc, amount: needed});
    const args = [wanted, needed, inBetween, deadline, friend, target] as const;
    await confirm(await client.writeContract({...first, functionName: output, args}));
    await approve({token: USDC, spender: ofUsdc, amount: amount});
    const quoted = [amount, 1n, 1n, deadline, friend, target] as const;
    const {result} = await client.simulateContract({...first, functionName: input, args: quoted});
    const [, , atLeastWei, ...rest] = quoted;
    const limited = [amount, result, atLeastWei, ...rest] as const;
    await confirm(await client.writeContract({...first, functionName: input, args: limited}));
  }
  const {needed, inBetween} = await costOf(wanted);
  await approve({token: USDC, spender: ofUsdc, amount: needed});
  const args = [wanted, needed, inBetween, deadline, ofDai] as const;
  const mine = await balanceOf(DAI);
  await confirm(
    await client.writeContract({...first, functionName: 'tokenToExchangeSwapOutput', args}),
  );
  assert.equal((await balanceOf(DAI)) - mine, wanted);
  assert.ok((await balanceOf(DAI, friend)) > held + 2n * wanted);

  /** What an exact amount of DAI costs in USDC, and in wei between the exchanges. */
  async function costOf(tokens: bigint): Promise<{needed: bigint; inBetween: bigint}> {
    const inBetween = await client.readContract({
      ...second,
      functionName: 'getEthToTokenOutputPrice',
      args: [tokens],
    });
    const needed = await client.readContract({
      ...first,
      functionName: 'getTokenToEthOutputPrice',
      args: [inBetween],
    });
    return {needed, inBetween};
  }
});
