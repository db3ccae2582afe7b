import assert from 'node:assert/strict';
import {erc20Abi, parseAbi, parseEventLogs} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {balance, openGap, poolOf, router, show, usdc, weth} from './support/market';
import {
  amountBorrowedUsdc,
  flashArbitrageAbi,
  flashFee,
  flashFeePips,
  leastProfit,
  makeOrder,
  noProfit,
  quoteLegs,
} from './support/order';

const poolAbi = parseAbi([
  'event Flash(address indexed sender, address indexed recipient, uint256 amount0, uint256 amount1, uint256 paid0, uint256 paid1)',
]);

async function main(): Promise<void> {
  await openGap();
  if (leastProfit(await quoteLegs()) <= 0n) return console.log(noProfit);

  const file = 'examples/v3/flash/FlashArbitrage.sol';
  const flashArbitrage = await deploy({file, contract: 'FlashArbitrage'}, [router]);
  const caller = client.account.address;
  const pool = await poolOf(flashFeePips);
  const holdings = async () => ({
    caller: await balance(usdc, caller),
    pool: await balance(usdc, pool),
  });

  // #region send
  const before = await holdings();
  const order = await makeOrder(await quoteLegs());
  const {request} = await client.simulateContract({
    address: flashArbitrage,
    abi: flashArbitrageAbi,
    functionName: 'arbitrage',
    args: [order],
  });
  const {logs} = await confirm(await client.writeContract(request));
  const after = await holdings();
  // #endregion send

  console.log(`borrowed  ${show(amountBorrowedUsdc, usdc)} of ${show(before.pool, usdc)}`);
  console.log(`caller    ${show(before.caller, usdc)} → ${show(after.caller, usdc)}`);
  console.log(`pool      ${show(before.pool, usdc)} → ${show(after.pool, usdc)}`);

  // #region verify
  const [flash] = parseEventLogs({abi: poolAbi, eventName: 'Flash', logs});
  const feeUsdc = flashFee(amountBorrowedUsdc, flashFeePips);
  if (!flash) throw new Error('the pool lent nothing');
  const {amount0, amount1, paid0, paid1} = flash.args; // those of WETH are 0
  assert.equal(amount0 + amount1, amountBorrowedUsdc);
  assert.equal(paid0 + paid1, feeUsdc);
  assert.ok(after.pool - before.pool >= feeUsdc); // more, if others traded there in the block
  assert.ok(after.caller - before.caller >= order.profitMinimum);
  // #endregion verify
  const side = amount0 > 0n ? 0 : 1; // USDC is token0 on Ethereum, token1 on Arbitrum
  console.log(`Flash     amount${side} ${amount0 + amount1}, paid${side} ${paid0 + paid1}`);

  // #region empty
  for (const token of [usdc, weth]) {
    const allowance = {address: token.address, abi: erc20Abi, functionName: 'allowance'} as const;
    assert.equal(await balance(token, flashArbitrage), 0n);
    assert.equal(await client.readContract({...allowance, args: [flashArbitrage, router]}), 0n);
  }
  // #endregion empty
  console.log('contract  0 USDC, 0 WETH, allowances 0 and 0');
}

run(main);
