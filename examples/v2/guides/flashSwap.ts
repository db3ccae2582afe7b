import assert from 'node:assert/strict';
import {
  erc20Abi,
  formatUnits,
  isAddressEqual,
  parseEventLogs,
  parseUnits,
  type Address,
} from 'viem';
import {account, client, clientOf, confirm, run, tokenOf} from '../../support/chain';
import {inUsdc, inWeth, pairAbi} from '../reference/support/contracts';
import {tax} from '../support/tax';
import {sell} from '../support/trader';
import {deploySwapper, makeOrder} from './support/flash';

const other = clientOf(2); // on the sandbox, which alone has such accounts

// #region constants
const weth = tokenOf('WETH').address;
const usdc = tokenOf('USDC').address;
const dai = tokenOf('DAI').address;
const amountBorrowed = parseUnits('10', 18); // WETH
const gapDai = parseUnits('100000', 18);
const inOther = {tokenBorrowed: weth, tokenOther: usdc, path: [weth, dai, usdc]} as const;
const inSame = {
  tokenBorrowed: weth,
  tokenOther: tax.address,
  path: [weth, dai, usdc, weth],
} as const;
// #endregion constants

run(async () => {
  const {address, abi} = await deploySwapper();
  const balanceOf = (token: Address, owner: Address = account) =>
    client.readContract({address: token, abi: erc20Abi, functionName: 'balanceOf', args: [owner]});

  // #region gap
  await sell(gapDai, [dai, weth], other); // makes WETH dear in that pair
  // #endregion gap
  console.log(`${formatUnits(gapDai, 18)} DAI were spent on WETH in the pair of DAI`);

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
  const loan = swaps.find(({address: from}) => isAddressEqual(from, lender));
  assert.deepEqual([loan?.args.amount0In, loan?.args.amount1Out], [owed, amountBorrowed]);
  for (const token of [weth, dai, usdc] as const) assert.equal(await balanceOf(token, address), 0n);
  // #endregion verify
  console.log('the contract holds nothing, and the pair logged both amounts');

  await sell(gapDai, [dai, weth], other);
  console.log(`${formatUnits(gapDai, 18)} DAI were spent on WETH again`);
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
