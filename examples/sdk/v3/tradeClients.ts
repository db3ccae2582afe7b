import assert from 'node:assert/strict';
import {CurrencyAmount, Percent} from '@uniswap/sdk-core';
import {FeeAmount, Route, SwapRouter} from '@uniswap/v3-sdk';
import {decodeFunctionData, type Hex, parseEther} from 'viem';
import {withAllowances} from '../../support/allowances';
import {account, addressOf, client, confirm, deadlineIn} from '../../support/chain';
import {routerAbi} from '../support/abis';
import {wallet} from '../support/ethersClient';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {installStandInSigner} from '../support/standInSigner';
import {runOnSandbox} from '../../support/runOnSandbox';
import {allowanceFor, balanceOf, show, USDC, WETH} from '../support/tokens';
import {undone} from '../support/undone';
import {browserClient} from './local/support/browserWallet';

const router = addressOf('SwapRouter');
const inputAmount = CurrencyAmount.fromRawAmount(WETH, String(parseEther('1')));

/** Sends one trade in four ways, each on the same state of the chain. */
async function main(): Promise<void> {
  installStandInSigner(); // in a browser, the user's wallet is there already
  const route = new Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], WETH, USDC);
  const trade = await quoteExactInput(route, inputAmount);
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance: new Percent(50, 10_000),
    recipient: account,
    deadline: String(await deadlineIn(600n)),
  });
  const call = decodeFunctionData({abi: routerAbi, data: calldata as Hex});
  if (call.functionName !== 'exactInputSingle') throw new Error(`it calls ${call.functionName}`);
  const [params] = call.args;

  const ways = {
    "viem, the SDK's calldata": async () => {
      // #region viem
      const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
      await confirm(await client.sendTransaction(transaction));
      // #endregion viem
    },
    'viem, its own calldata': async () => {
      // #region viem-contract
      const swap = {abi: routerAbi, functionName: 'exactInputSingle', args: [params]} as const;
      await confirm(await client.writeContract({address: router, ...swap}));
      // #endregion viem-contract
    },
    'viem, a browser wallet': async () => {
      // #region browser
      const browser = await browserClient(); // asks the user to connect
      const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
      await confirm(await browser.sendTransaction(transaction)); // asks the user to agree
      // #endregion browser
    },
    "ethers, the SDK's calldata": async () => {
      // #region ethers
      const response = await wallet.sendTransaction({to: router, data: calldata, value});
      await response.wait(); // ethers v5 throws if the transaction reverted
      // #endregion ethers
    },
  };
  for (const [way, send] of Object.entries(ways)) {
    await undone(async () => {
      const before = await balanceOf(USDC);
      await withAllowances([allowanceFor(router, inputAmount)], send);
      const received = (await balanceOf(USDC)).subtract(before);
      assert(received.equalTo(trade.outputAmount));
      console.log(`${way.padEnd(27)} ${show(inputAmount)} → ${show(received)}`);
    });
  }
}

runOnSandbox('sets its chain back after each trade', main);
