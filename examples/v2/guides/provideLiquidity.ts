import assert from 'node:assert/strict';
import {type Address, parseUnits} from 'viem';
import {readAllowance, withAllowances} from '../../support/allowances';
import {client, confirm, deadlineIn, isSandbox, requireBalance, run} from '../../support/chain';
import {balance, show, usdc, weth} from '../support/tokens';
import {sell} from '../support/trader';
import {adderAbi, approveAndAdd, deployAdder, depositOf, readPair} from './support/liquidity';

// #region constants
const tokens = [usdc, weth] as const;
const amountInUsdc = parseUnits('10000', usdc.decimals); // the other amount follows from the pair
// #endregion constants

async function plan() {
  // #region optimal
  const {reserves} = await readPair(tokens);
  const [reserveUsdc, reserveWeth] = reserves;
  const amountInWei = (amountInUsdc * reserveWeth) / reserveUsdc;
  const wish = {tokens, desired: [amountInUsdc, amountInWei]} as const;
  // #endregion optimal
  return wish;
}

async function remove(adder: Address, shares: bigint): Promise<void> {
  // #region shares-worth
  const {pair, sharesToken, reserves} = await readPair(tokens);
  const [reserveUsdc, reserveWeth] = reserves;
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const worth = [(shares * reserveUsdc) / supply, (shares * reserveWeth) / supply] as const;
  // #endregion shares-worth
  const {tokenA, tokenB, amountAMin, amountBMin} = depositOf({tokens, desired: worth});

  // #region remove
  const removed = await withAllowances(
    [{token: sharesToken.address, spender: adder, amount: shares}],
    async () => {
      const {request, result} = await client.simulateContract({
        address: adder,
        abi: adderAbi,
        functionName: 'remove',
        args: [{tokenA, tokenB, shares, amountAMin, amountBMin}, await deadlineIn(600n)],
        account: client.account,
      });
      await confirm(await client.writeContract(request));
      return result;
    },
  );
  // #endregion remove
  if (await isSandbox()) assert.deepEqual(removed, worth); // nobody else trades there
  console.log(`removed     ${show(removed[0], usdc)}, ${show(removed[1], weth)}`);
}

/** On the sandbox another account trades before our transaction, as somebody may on any chain. */
async function tradeMeanwhile(): Promise<void> {
  const amount = parseUnits('2000', usdc.decimals);
  await sell(amount, [usdc.address, weth.address]);
  console.log(`meanwhile   somebody sells ${show(amount, usdc)}`);
}

run(async () => {
  const wish = await plan();
  const {amountAMin, amountBMin} = depositOf(wish);
  await requireBalance(usdc, amountInUsdc);
  await requireBalance(weth, wish.desired[1]);
  console.log(`desired     ${show(wish.desired[0], usdc)}, ${show(wish.desired[1], weth)}`);
  console.log(`at least    ${show(amountAMin, usdc)}, ${show(amountBMin, weth)}`);

  const adder = await deployAdder();
  if (await isSandbox()) await tradeMeanwhile();

  const {pair, sharesToken} = await readPair(tokens);
  const holdings = async () =>
    [await balance(usdc), await balance(weth), await balance(sharesToken)] as const;
  const before = await holdings();
  const simulated = await approveAndAdd(adder, wish);
  const after = await holdings();
  const [addedUsdc, addedWei] = [before[0] - after[0], before[1] - after[1]];
  const shares = after[2] - before[2];
  console.log(`added       ${show(addedUsdc, usdc)}, ${show(addedWei, weth)}`);
  console.log(`came back   ${show(wish.desired[1] - addedWei, weth)}`);

  // #region verify
  assert.ok(addedUsdc >= amountAMin && addedWei >= amountBMin);
  if (await isSandbox()) assert.deepEqual([addedUsdc, addedWei, shares], simulated);
  for (const token of tokens) {
    assert.equal(await balance(token, adder), 0n); // the contract keeps nothing,
    assert.equal(await readAllowance({token: token.address, spender: adder}), 0n); // and may take nothing more
  }
  // #endregion verify
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  const percent = Number((shares * 1_000_000n) / supply) / 10_000;
  console.log(`shares      ${shares}, ${percent}% of the pair`);

  await remove(adder, shares);
});
