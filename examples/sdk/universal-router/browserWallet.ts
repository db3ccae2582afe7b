import {Percent} from '@uniswap/sdk-core';
import {SwapRouter, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {encodeFunctionData, erc20Abi, type Hex, parseEther} from 'viem';
import {addressOf, confirm, deadlineIn, run} from '../../support/chain';
import {permitToSign} from '../support/permitToSign';
import {installStandInSigner} from '../support/standInSigner';
import {
  allowanceFor,
  amountOf,
  balanceOf,
  requireAmounts,
  show,
  USDC,
  WETH,
} from '../support/tokens';
import {browserClient} from '../v3/local/support/browserWallet';
import {splitTrade} from './support/splitTrade';

const router = addressOf('UniversalRouterV2_0');
const permit2 = addressOf('Permit2');
const slippageTolerance = new Percent(50, 10_000); // 0.5%
const inputAmount = amountOf(WETH, parseEther('4'));

async function main(): Promise<void> {
  await requireAmounts(inputAmount);

  const asked = installStandInSigner(); // in a browser, the user's wallet is there already
  // #region connect
  const wallet = await browserClient(); // asks the user to connect
  const account = wallet.account.address;
  // #endregion connect

  // #region approve
  const {token, spender, amount} = allowanceFor(permit2, inputAmount);
  const approval = encodeFunctionData({
    ...{abi: erc20Abi, functionName: 'approve'},
    args: [spender, amount], // exactly the input, for Permit2
  });
  await confirm(await wallet.sendTransaction({to: token, data: approval}));
  // #endregion approve

  // #region sign
  const trade = await splitTrade(inputAmount, USDC);
  const deadline = await deadlineIn(600n);
  const {permit, typedData} = await permitToSign(inputAmount, {spender: router, deadline});
  const signature = await wallet.signTypedData(typedData);
  // #endregion sign

  const before = await balanceOf(USDC);
  // #region send
  const {calldata, value} = SwapRouter.swapCallParameters(trade, {
    slippageTolerance,
    recipient: account,
    deadlineOrPreviousBlockhash: String(deadline),
    inputTokenPermit: {...permit, signature},
    urVersion: UniversalRouterVersion.V2_0,
  });
  const transaction = {to: router, data: calldata as Hex, value: BigInt(value)} as const;
  await confirm(await wallet.sendTransaction(transaction));
  // #endregion send

  asked.forEach((method) => console.log(`asked the user  ${method}`));
  console.log(`received        ${show((await balanceOf(USDC)).subtract(before))}`);
}

run(main);
