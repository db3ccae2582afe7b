import assert from 'node:assert/strict';
import {Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route, SwapRouter} from '@uniswap/v3-sdk';
import {
  type Address,
  createTestClient,
  erc20Abi,
  type Hex,
  parseEther,
  parseUnits,
  publicActions,
  walletActions,
} from 'viem';
import {mnemonicToAccount} from 'viem/accounts';
import {approve} from '../../../support/allowances';
import {
  account,
  addressOf,
  chain,
  client,
  confirm,
  deadlineIn,
  transport,
} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {printFailure} from '../../support/printFailure';
import {quoteExactInput} from '../../support/quote';
import {readPool} from '../../support/readPool';
import {runOnSandbox} from '../../../support/runOnSandbox';
import {allowanceFor, amountOf, balanceOf, baseUnits, show, USDC, WETH} from '../../support/tokens';

// #region client
const tester = createTestClient({mode: 'anvil', chain, transport})
  .extend(publicActions)
  .extend(walletActions);
// #endregion client

const router = addressOf('SwapRouter');
const words = 'test test test test test test test test test test test junk';
const newcomer = mnemonicToAccount(words, {addressIndex: 20}).address; // holds nothing yet
const holder = mnemonicToAccount(words, {addressIndex: 9}).address; // holds USDC

async function main(): Promise<void> {
  const id = await tester.snapshot();

  // #region fund
  await tester.setBalance({address: newcomer, value: parseEther('1')});
  await tester.impersonateAccount({address: holder}); // nobody's key is needed
  const usdc = {address: USDC.address as Address, abi: erc20Abi} as const;
  const args = [newcomer, parseUnits('2500', 6)] as const;
  const call = {...usdc, account: holder, functionName: 'transfer', args} as const;
  await confirm(await tester.writeContract(call));
  await tester.stopImpersonatingAccount({address: holder});
  assert.equal(await tester.getBalance({address: newcomer}), parseEther('1'));
  // #endregion fund
  console.log(`funded     1 ETH, ${show(await balanceOf(USDC, newcomer))}`);

  // #region time
  const {timestamp} = await tester.getBlock();
  const input = amountOf(WETH, parseEther('1'));
  const trade = await quoteExactInput(
    new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC),
    input,
  );
  const {calldata} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: new Percent(50, 10_000),
    recipient: account,
    deadline: String(await deadlineIn(600n)),
  });
  await approve(allowanceFor(router, input));
  await tester.setNextBlockTimestamp({timestamp: timestamp + 86_400n}); // a day of 86,400 s
  await tester.mine({blocks: 1});
  await printFailure('swap a day later', () =>
    client.call({account, to: router, data: calldata as Hex}),
  );
  // #endregion time

  // #region revert
  await tester.revert({id});
  // #endregion revert
  assert.equal(baseUnits(await balanceOf(USDC, newcomer)), 0n);
  console.log(`set back   ${show(await balanceOf(USDC, newcomer))}`);

  // #region ethers
  const snapshot = await provider.send('evm_snapshot', []);
  await provider.send('anvil_setBalance', [newcomer, parseEther('1').toString()]);
  const {timestamp: now} = await provider.getBlock('latest');
  await provider.send('evm_setNextBlockTimestamp', [now + 86_400]);
  await provider.send('evm_mine', []);
  const later = await provider.getBlock('latest');
  console.log(
    `by ethers  ${await provider.getBalance(newcomer)} wei, ${later.timestamp - now} s later`,
  );
  await provider.send('evm_revert', [snapshot]);
  // #endregion ethers
}

runOnSandbox('sets clock and balances', main);
