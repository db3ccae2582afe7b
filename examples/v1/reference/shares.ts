import assert from 'node:assert/strict';
import {hexToString, parseEther} from 'viem';
import {approve} from '../../support/allowances';
import {account, client, clientOf, confirm, deadlineIn, run} from '../../support/chain';
import {exchangeAbi as abi} from '../support/exchangeAbi';
import {eventsOf} from '../support/receipt';
import {atLeast, balanceOf, exchangeOf, factory, UNI, USDC} from '../support/v1';

const friend = clientOf(1);

run(async () => {
  const address = await exchangeOf(USDC);
  const exchange = {address, abi, account} as const;
  const deadline = await deadlineIn(600n);

  // #region names
  const name = await client.readContract({...exchange, functionName: 'name'});
  const symbol = await client.readContract({...exchange, functionName: 'symbol'});
  const decimals = await client.readContract({...exchange, functionName: 'decimals'});
  console.log(`${hexToString(name, {size: 32})}, ${hexToString(symbol, {size: 32})}, ${decimals}`);
  // #endregion names

  // #region facts
  const token = await client.readContract({...exchange, functionName: 'tokenAddress'});
  const creator = await client.readContract({...exchange, functionName: 'factoryAddress'});
  console.log(`of USDC: ${token === USDC}, of the factory: ${creator === factory.address}`);
  // #endregion facts

  // #region add
  const etherWei = parseEther('10');
  const [reserveWei, tokens, supply] = [
    await client.getBalance({address}),
    await balanceOf(USDC, address),
    await client.readContract({...exchange, functionName: 'totalSupply'}),
  ];
  const maxTokens = (etherWei * tokens) / reserveWei + 1n;
  const minted = (etherWei * supply) / reserveWei;
  await approve({token: USDC, spender: address, amount: maxTokens});
  const add = await client.simulateContract({
    ...exchange,
    functionName: 'addLiquidity',
    args: [atLeast(minted, 50n), maxTokens, deadline],
    value: etherWei,
  });
  const added = await confirm(await client.writeContract(add.request));
  console.log(`${eventsOf(added).join()}: ${add.result} shares`);
  // #endregion add
  assert.equal(add.result, minted);

  // #region transfer
  await confirm(
    await client.writeContract({
      ...exchange,
      functionName: 'transfer',
      args: [friend.account.address, parseEther('1')],
    }),
  );
  const held = await client.readContract({
    ...exchange,
    functionName: 'balanceOf',
    args: [friend.account.address],
  });
  console.log(`the other account has ${held} shares`);
  // #endregion transfer

  // #region allowance
  const spend = [account, parseEther('1')] as const;
  await confirm(
    await friend.writeContract({address, abi, functionName: 'approve', args: [...spend]}),
  );
  const allowed = await client.readContract({
    ...exchange,
    functionName: 'allowance',
    args: [friend.account.address, account],
  });
  await confirm(
    await client.writeContract({
      ...exchange,
      functionName: 'transferFrom',
      args: [friend.account.address, account, allowed],
    }),
  );
  console.log(`took ${allowed} shares back`);
  // #endregion allowance

  // #region remove
  const shares = add.result;
  const total = await client.readContract({...exchange, functionName: 'totalSupply'});
  const minEth = atLeast((shares * (await client.getBalance({address}))) / total, 50n);
  const minTokens = atLeast((shares * (await balanceOf(USDC, address))) / total, 50n);
  const removal = await client.simulateContract({
    ...exchange,
    functionName: 'removeLiquidity',
    args: [shares, minEth, minTokens, deadline],
  });
  const removed = await confirm(await client.writeContract(removal.request));
  console.log(eventsOf(removed).join());
  // #endregion remove
  assert.equal(removal.result[0], etherWei);

  await firstDeposit(deadline);
});

/** Creates the exchange of UNI and gives it its first liquidity. */
async function firstDeposit(deadline: bigint): Promise<void> {
  await confirm(
    await client.writeContract({...factory, functionName: 'createExchange', args: [UNI]}),
  );
  const address = await exchangeOf(UNI);
  // #region first
  const [etherWei, uni] = [parseEther('1'), parseEther('250')];
  await approve({token: UNI, spender: address, amount: uni});
  const first = await client.simulateContract({
    ...{address, abi, account},
    functionName: 'addLiquidity',
    args: [etherWei, uni, deadline], // the first deposit takes all of max_tokens
    value: etherWei,
  });
  const receipt = await confirm(await client.writeContract(first.request));
  console.log(`${eventsOf(receipt).join()}: ${first.result} shares`);
  // #endregion first
  assert.equal(first.result, etherWei);
}
