import assert from 'node:assert/strict';
import {parseAbi, parseEventLogs, parseUnits, zeroAddress} from 'viem';
import {client, confirm, run} from '../../support/chain';
import {deploy} from '../../support/contract';
import {approve, tenMinutesAhead, transfer, usdc, weth} from '../../reverts/v2/support/v2';
import {actAs, factory, inUsdc, inWeth, pair, tester} from './support/contracts';

const callerAbi = parseAbi([
  'function sell(uint256 amount0In, uint256 amount1Out, uint256 deadline)',
  'function provide(uint256 amount0, uint256 amount1, uint256 liquidityMin) returns (uint256 liquidity)',
  'function withdraw(uint256 liquidity, uint256 amount0Min, uint256 amount1Min) returns (uint256 amount0, uint256 amount1)',
  'function borrow(uint256 amount0, uint256 feeMax)',
]);
const file = 'examples/v2/reference/PairCaller.sol';

const reserves = () => client.readContract({...pair, functionName: 'getReserves'});
const supply = () => client.readContract({...pair, functionName: 'totalSupply'});
const sum0 = () => client.readContract({...pair, functionName: 'price0CumulativeLast'});

run(async () => {
  const caller = {
    address: await deploy({file, contract: 'PairCaller'}, [pair.address]),
    abi: callerAbi,
  } as const;

  // #region state
  const [reserve0, reserve1] = await reserves();
  const token0 = await client.readContract({...pair, functionName: 'token0'});
  const token1 = await client.readContract({...pair, functionName: 'token1'});
  const creator = await client.readContract({...pair, functionName: 'factory'});
  console.log(`reserves  ${inUsdc(reserve0)}, ${inWeth(reserve1)}`);
  console.log(`token0 is USDC: ${token0 === usdc}, token1 is WETH: ${token1 === weth}`);
  console.log(`of the factory: ${creator === factory.address}`);
  // #endregion state

  // #region swap
  const amount0In = parseUnits('1000', 6);
  const withFee = amount0In * 997n;
  const quoted = (withFee * reserve1) / (reserve0 * 1_000n + withFee); // rounded down
  await approve(usdc, caller.address, amount0In);
  const args = [amount0In, quoted, await tenMinutesAhead()] as const;
  const sale = await confirm(await client.writeContract({...caller, functionName: 'sell', args}));
  const [swapped] = parseEventLogs({abi: pair.abi, eventName: 'Swap', logs: sale.logs});
  assert(swapped);
  console.log(`sold ${inUsdc(swapped.args.amount0In)} for ${inWeth(swapped.args.amount1Out)}`);
  const [synced] = parseEventLogs({abi: pair.abi, eventName: 'Sync', logs: sale.logs});
  console.log(
    `Sync  ${inUsdc(synced?.args.reserve0 ?? 0n)}, ${inWeth(synced?.args.reserve1 ?? 0n)}`,
  );
  // #endregion swap

  // #region flash
  const loan = parseUnits('10000', 6);
  const fee = (loan * 3n) / 997n + 1n;
  await approve(usdc, caller.address, fee);
  await confirm(await client.writeContract({...caller, functionName: 'borrow', args: [loan, fee]}));
  console.log(`borrowed ${inUsdc(loan)} for ${inUsdc(fee)}`);
  // #endregion flash

  // #region mint
  const [before0, before1] = await reserves();
  const amount0 = parseUnits('2000', 6);
  const amount1 = (amount0 * before1) / before0;
  const total = await supply();
  const byToken0 = (amount0 * total) / before0;
  const byToken1 = (amount1 * total) / before1;
  const liquidity = byToken0 < byToken1 ? byToken0 : byToken1;
  await approve(usdc, caller.address, amount0);
  await approve(weth, caller.address, amount1);
  const provide = {
    ...caller,
    functionName: 'provide',
    args: [amount0, amount1, liquidity],
  } as const;
  await confirm(await client.writeContract(provide));
  console.log(`minted ${liquidity} shares of ${await supply()}`);
  // #endregion mint

  // #region burn
  const [now0, now1] = await reserves();
  const all = await supply();
  const back0 = (liquidity * now0) / all;
  const back1 = (liquidity * now1) / all;
  await approve(pair.address, caller.address, liquidity);
  const withdraw = {...caller, functionName: 'withdraw', args: [liquidity, back0, back1]} as const;
  await confirm(await client.writeContract(withdraw));
  console.log(`burnt them for ${inUsdc(back0)} and ${inWeth(back1)}`);
  console.log(`put in         ${inUsdc(amount0)} and ${inWeth(amount1)}`);
  // #endregion burn

  // #region skim
  const gift = parseUnits('5', 6);
  await transfer(usdc, pair.address, gift); // without a call, the reserves do not follow
  const skim = {...pair, functionName: 'skim', args: [client.account.address]} as const;
  const {logs} = await confirm(await client.writeContract(skim));
  const [skimmed] = parseEventLogs({abi: pair.abi, eventName: 'Transfer', logs});
  console.log(`skim took ${inUsdc(skimmed?.args.value ?? 0n)}, which was sent by mistake`);
  // #endregion skim

  // #region sync
  await transfer(usdc, pair.address, gift);
  const [held] = await reserves();
  await confirm(await client.writeContract({...pair, functionName: 'sync'}));
  const [grown] = await reserves();
  console.log(`sync added ${inUsdc(grown - held)} to the reserve`);
  // #endregion sync

  // #region price
  const sync = () => client.writeContract({...pair, functionName: 'sync'}).then(confirm);
  await sync();
  const [start, [price0, price1, from]] = [await sum0(), await reserves()];
  await tester.increaseTime({seconds: 3_600});
  await sync(); // the pair adds price × seconds at its first call in a block
  const [end, [, , to]] = [await sum0(), await reserves()];
  const averageX112 = (end - start) / BigInt(to - from);
  assert.equal(averageX112, (price1 << 112n) / price0);
  const weiOfUsdc = (averageX112 * 10n ** 6n) >> 112n;
  console.log(`average of an hour: 1 USDC is ${inWeth(weiOfUsdc)}`);
  // #endregion price

  // #region k-last
  const kLast = () => client.readContract({...pair, functionName: 'kLast'});
  console.log(`without a fee for the protocol, kLast is ${await kLast()}`);
  const account = await actAs(await client.readContract({...factory, functionName: 'feeToSetter'}));
  const feeTo = [client.account.address] as const;
  await confirm(
    await client.writeContract({...factory, account, functionName: 'setFeeTo', args: feeTo}),
  );
  await approve(usdc, caller.address, amount0);
  await approve(weth, caller.address, amount1);
  const again = {
    ...caller,
    functionName: 'provide',
    args: [amount0, amount1, (liquidity * 999n) / 1_000n],
  } as const;
  await confirm(await client.writeContract(again));
  const [k0, k1] = await reserves();
  console.log(`with it, the product of the reserves: ${(await kLast()) === k0 * k1}`);
  // #endregion k-last

  // #region minimum-liquidity
  const locked = await client.readContract({...pair, functionName: 'MINIMUM_LIQUIDITY'});
  const args0 = [zeroAddress] as const;
  const burnt = await client.readContract({...pair, functionName: 'balanceOf', args: args0});
  console.log(`${locked} shares stay with the zero address: ${burnt === locked}`);
  // #endregion minimum-liquidity
});
