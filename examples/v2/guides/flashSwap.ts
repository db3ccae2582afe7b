import assert from 'node:assert/strict';
import {formatUnits, parseEventLogs, parseUnits, type Address} from 'viem';
import {dai, tax, usdc, weth} from '../../reverts/v2/support/v2';
import {client, confirm, run} from '../../support/chain';
import {inUsdc, inWeth, pairAbi, tester} from '../reference/support/contracts';
import {deploySwapper, makeOrder, openGap} from './support/flash';

// #region constants
const amountBorrowed = parseUnits('10', 18); // WETH
const gapDai = parseUnits('100000', 18);
const inOther = {tokenBorrowed: weth, tokenOther: usdc, path: [weth, dai, usdc]} as const;
const inSame = {tokenBorrowed: weth, tokenOther: tax, path: [weth, dai, usdc, weth]} as const;
// #endregion constants

const account = client.account.address;

run(async () => {
  const {address, abi} = await deploySwapper();
  const balanceOf = (token: Address, owner: Address = account) =>
    client.readContract({address: token, abi: pairAbi, functionName: 'balanceOf', args: [owner]});

  // #region gap
  await openGap(gapDai, weth);
  // #endregion gap
  console.log(`${formatUnits(gapDai, 18)} DAI were spent on WETH in the pair of DAI`);
  const snapshot = await tester.snapshot();

  // #region other
  const {order, owed} = await makeOrder({swapper: address, amountBorrowed, ...inOther});
  const usdcBefore = await balanceOf(usdc);
  const call = {address, abi, functionName: 'flashSwap'} as const;
  const {request} = await client.simulateContract({...call, args: [order]});
  const {logs} = await confirm(await client.writeContract(request));
  const profit = (await balanceOf(usdc)) - usdcBefore;
  // #endregion other
  console.log(`borrowed      ${inWeth(amountBorrowed)}`);
  console.log(`repaid        ${inUsdc(owed)}`);
  console.log(`profit        ${inUsdc(profit)}, at least ${inUsdc(order.profitMin)}`);

  // #region verify
  const lender = await client.readContract({
    address,
    abi,
    functionName: 'pairOf',
    args: [weth, usdc],
  });
  const swaps = parseEventLogs({abi: pairAbi, eventName: 'Swap', logs});
  const loan = swaps.find(({address: from}) => from === lender.toLowerCase() || from === lender);
  assert.deepEqual([loan?.args.amount0In, loan?.args.amount1Out], [owed, amountBorrowed]);
  for (const token of [weth, dai, usdc] as const) assert.equal(await balanceOf(token, address), 0n);
  // #endregion verify
  console.log('the contract holds nothing, and the pair logged both amounts');

  await tester.revert({id: snapshot});
  // #region same
  const again = await makeOrder({swapper: address, amountBorrowed, ...inSame});
  const wethBefore = await balanceOf(weth);
  await confirm(await client.writeContract({...call, args: [again.order]}));
  const profitWeth = (await balanceOf(weth)) - wethBefore;
  // #endregion same
  console.log(`borrowed      ${inWeth(amountBorrowed)}`);
  console.log(`repaid        ${inWeth(again.owed)}`);
  console.log(`profit        ${inWeth(profitWeth)}, at least ${inWeth(again.order.profitMin)}`);
});
