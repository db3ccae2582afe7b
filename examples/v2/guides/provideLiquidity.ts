import assert from 'node:assert/strict';
import {type Address, parseUnits} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deadlineIn} from '../../sdk/support/deadline';
import {sellUsdc} from '../../sdk/v2/support/market';
import {allowance, approve, balance, show, usdc, weth} from '../../v3/swaps/support/tokens';
import {adderAbi, approveAndAdd, deployAdder, depositOf, pairOf} from './support/liquidity';

const account = client.account.address;

// #region constants
const tokens = [usdc, weth] as const;
const amountInUsdc = parseUnits('10000', 6); // the other amount follows from the pair
// #endregion constants

async function plan() {
  const pair = await pairOf(tokens);
  // #region optimal
  const [reserveUsdc, reserveWeth] = await client.readContract({
    ...pair, // its token0 is USDC, the lower address
    functionName: 'getReserves',
  });
  const amountInWei = (amountInUsdc * reserveWeth) / reserveUsdc;
  const wish = {tokens, desired: [amountInUsdc, amountInWei]} as const;
  // #endregion optimal
  return wish;
}

async function remove(adder: Address, shares: bigint): Promise<void> {
  const pair = await pairOf(tokens);
  // #region shares-worth
  const [reserveUsdc, reserveWeth] = await client.readContract({
    ...pair,
    functionName: 'getReserves',
  });
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const worth = [(shares * reserveUsdc) / supply, (shares * reserveWeth) / supply] as const;
  // #endregion shares-worth
  const {tokenA, tokenB, amountAMin, amountBMin} = depositOf({tokens, desired: worth});

  // #region remove
  const sharesToken = {symbol: 'shares', decimals: 18, address: pair.address};
  await approve(sharesToken, {spender: adder, amount: shares});
  const {request, result} = await client.simulateContract({
    address: adder,
    abi: adderAbi,
    functionName: 'remove',
    args: [{tokenA, tokenB, shares, amountAMin, amountBMin}, await deadlineIn(600n)],
    account: client.account,
  });
  await confirm(await client.writeContract(request));
  // #endregion remove
  assert.deepEqual(result, worth);
  console.log(`removed     ${show(result[0], usdc)}, ${show(result[1], weth)}`);
}

run(async () => {
  const adder = await deployAdder();
  const wish = await plan();
  const {amountAMin, amountBMin} = depositOf(wish);
  console.log(`desired     ${show(wish.desired[0], usdc)}, ${show(wish.desired[1], weth)}`);
  console.log(`at least    ${show(amountAMin, usdc)}, ${show(amountBMin, weth)}`);

  const tradedUsdc = parseUnits('2000', 6);
  await sellUsdc(tradedUsdc); // another account, before our transaction
  console.log(`meanwhile   somebody sells ${show(tradedUsdc, usdc)}`);

  const before = [await balance(usdc), await balance(weth)];
  const {amountA, amountB, shares} = await approveAndAdd(adder, wish);
  console.log(`added       ${show(amountA, usdc)}, ${show(amountB, weth)}`);
  console.log(`came back   ${show(wish.desired[1] - amountB, weth)}`);

  // #region verify
  const after = [await balance(usdc), await balance(weth)];
  assert.deepEqual(
    after.map((amount, index) => (before[index] ?? 0n) - amount),
    [amountA, amountB],
  );
  const pair = await pairOf(tokens);
  const held = {...pair, functionName: 'balanceOf', args: [account]} as const;
  assert.equal(await client.readContract(held), shares);
  for (const token of tokens) {
    assert.equal(await balance(token, adder), 0n); // the contract keeps nothing,
    assert.equal(await allowance(token, adder), 0n); // and may take nothing more
  }
  // #endregion verify
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const percent = Number((shares * 1_000_000n) / supply) / 10_000;
  console.log(`shares      ${shares}, ${percent} % of the pair`);

  await remove(adder, shares);
});
