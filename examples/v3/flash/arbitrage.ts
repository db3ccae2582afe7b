import assert from 'node:assert/strict';
import {parseAbi, parseEventLogs} from 'viem';
import {client, confirm, deploy} from './support/chain';
import {balance, erc20Abi, openGap, poolOf, router, show, usdc, weth} from './support/market';
import {
  amountBorrowedUsdc,
  flashArbitrageAbi,
  flashFee,
  flashFeePips,
  makeOrder,
  quoteLegs,
} from './support/order';

const poolAbi = parseAbi([
  'event Flash(address indexed sender, address indexed recipient, uint256 amount0, uint256 amount1, uint256 paid0, uint256 paid1)',
]);

async function main(): Promise<void> {
  const file = 'examples/v3/flash/FlashArbitrage.sol';
  const flashArbitrage = await deploy({file, contract: 'FlashArbitrage'}, [router]);
  await openGap();
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
  assert.equal(flash?.args.amount0, amountBorrowedUsdc);
  assert.equal(flash.args.paid0, feeUsdc);
  assert.equal(after.pool - before.pool, feeUsdc);
  assert.ok(after.caller - before.caller >= order.profitMinimum);
  // #endregion verify
  console.log(`Flash     amount0 ${flash.args.amount0}, paid0 ${flash.args.paid0}`);

  // #region empty
  for (const token of [usdc, weth]) {
    const allowance = {address: token.address, abi: erc20Abi, functionName: 'allowance'} as const;
    assert.equal(await balance(token, flashArbitrage), 0n);
    assert.equal(await client.readContract({...allowance, args: [flashArbitrage, router]}), 0n);
  }
  // #endregion empty
  console.log('contract  0 USDC, 0 WETH, allowances 0 and 0');
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
