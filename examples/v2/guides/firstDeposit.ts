import assert from 'node:assert/strict';
import {erc20Abi, parseEther, parseUnits, zeroAddress} from 'viem';
import {
  client,
  clientOf,
  confirm,
  deadlineIn,
  run,
  tokenOf,
  type TokenFacts,
} from '../../support/chain';
import {printFailure} from '../../sdk/support/printFailure';
import {factory} from '../reference/support/contracts';
import {router02} from '../support/router02';
import {show, usdc, weth} from '../support/tokens';
import {approveAndAdd, deployAdder, depositOf, readPair} from './support/liquidity';

const uni = tokenOf('UNI');
const other = clientOf(1);

/** Another account opens the pair at a price of its own, with amounts worth almost nothing. */
async function openFirst(
  tokens: readonly [TokenFacts, TokenFacts],
  amounts: readonly [bigint, bigint],
): Promise<void> {
  for (const [index, {address}] of tokens.entries()) {
    const args = [router02.address, amounts[index] ?? 0n] as const;
    const approval = {address, abi: erc20Abi, functionName: 'approve', args} as const;
    await confirm(await other.writeContract(approval));
  }
  const {tokenA, tokenB, ...limits} = depositOf({tokens, desired: amounts});
  const {amountADesired, amountBDesired, amountAMin, amountBMin} = limits;
  const call = {
    ...router02,
    functionName: 'addLiquidity',
    args: [
      ...([tokenA, tokenB, amountADesired, amountBDesired] as const),
      ...([amountAMin, amountBMin, other.account.address, await deadlineIn(600n)] as const),
    ],
  } as const;
  await confirm(await other.writeContract(call));
}

run(async () => {
  const adder = await deployAdder();
  // #region first
  const wish = {tokens: [uni, weth], desired: [parseEther('1000'), parseEther('10')]} as const;
  const args = [uni.address, weth.address] as const;
  const existing = await client.readContract({...factory, functionName: 'getPair', args});
  assert.equal(existing, zeroAddress); // nobody has created the pair: we set its price
  const [amountA, amountB, shares] = await approveAndAdd(adder, wish);
  // #endregion first
  const {pair} = await readPair(wish.tokens);
  const supply = await client.readContract({...pair, functionName: 'totalSupply'});
  assert.equal(supply, parseEther('100')); // √(1,000 × 10)
  console.log(`added       ${show(amountA, uni)}, ${show(amountB, weth)}`);
  console.log(`shares      ${shares}`);
  console.log(`locked      ${supply - shares}`);

  // #region opened-first
  const late = {
    tokens: [uni, usdc],
    desired: [parseEther('1000'), parseUnits('20000', 6)],
  } as const;
  await openFirst(late.tokens, [parseEther('1'), parseUnits('2', 6)]); // at a tenth of our price
  await printFailure('somebody was first', () => approveAndAdd(adder, late));
  // #endregion opened-first
});
