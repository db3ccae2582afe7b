import {Trade} from '@uniswap/router-sdk';
import {Ether, Percent, TradeType} from '@uniswap/sdk-core';
import {SwapRouter, type SwapOptions, UniversalRouterVersion} from '@uniswap/universal-router-sdk';
import {FeeAmount, Route as V3Route} from '@uniswap/v3-sdk';
import {Route as V4Route} from '@uniswap/v4-sdk';
import {type Hex, parseEther, parseUnits} from 'viem';
import {errorOf} from '../../v4/support/errorOf';
import {approve} from '../../support/allowances';
import {account, addressOf, chain, client, deadlineIn} from '../../support/chain';
import {runOnSandbox} from '../../support/runOnSandbox';
import {buyWeth} from '../support/market';
import {permitToSign} from '../support/permitToSign';
import {printFailure} from '../support/printFailure';
import {quoteExactInput} from '../support/quote';
import {readPool} from '../support/readPool';
import {allowanceFor, amountOf, USDC, WETH} from '../support/tokens';
import {readV4Pool} from '../support/readV4Pool';
import {splitTrade} from './support/splitTrade';

const router = addressOf('UniversalRouterV2_0');
const permit2 = addressOf('Permit2');
const {V2_0, V2_1_2} = UniversalRouterVersion;
const slippageTolerance = new Percent(50, 10_000); // 0.5%
const inputAmount = amountOf(USDC, parseUnits('8000', 6));

async function main(): Promise<void> {
  const trade = await splitTrade(inputAmount, WETH);
  const deadline = await deadlineIn(600n);
  const {permit, typedData} = await permitToSign(inputAmount, {spender: router, deadline});
  const inputTokenPermit = {...permit, signature: await client.signTypedData(typedData)};
  const calldataWith = (changes: Partial<SwapOptions> = {}) =>
    SwapRouter.swapCallParameters(trade, {
      ...{slippageTolerance, recipient: account, inputTokenPermit, urVersion: V2_0},
      deadlineOrPreviousBlockhash: String(deadline),
      ...changes,
    });
  const attempt = async (mistake: string, changes?: Partial<SwapOptions>) => {
    const data = calldataWith(changes).calldata as Hex;
    print(mistake, await errorOf({to: router, data}));
  };

  // #region errors
  await attempt('Permit2 has no allowance');
  await approve(allowanceFor(permit2, inputAmount));
  await attempt('no signature', {inputTokenPermit: undefined});
  const past = String(await deadlineIn(-1n));
  await attempt('deadline passed', {deadlineOrPreviousBlockhash: past});
  const share = {recipient: account, fee: new Percent(25, 10_000)};
  await attempt('2.1.2 with a fee, sent to 2.0', {urVersion: V2_1_2, fee: share});
  await attempt('fee above the tolerance', {fee: {...share, fee: new Percent(51, 10_000)}});
  const fraction = {...share, fee: new Percent(25, 100_000)};
  await printFailure('fee of 0.025% for 2.0', () => calldataWith({fee: fraction}));
  print('ETH and WETH routes together', await sellInBoth());
  await buyWeth(parseUnits('50000', 6)); // another account pays 50,000 USDC in v3
  await attempt('price moved by another trade');
  // #endregion errors
}

/** Half of 2 ETH in a v3 pool of WETH, half in a v4 pool of ETH. */
async function sellInBoth(): Promise<string> {
  // #region both
  const ETH = Ether.onChain(chain.id);
  const oneEther = amountOf(ETH, parseEther('1'));
  const blockNumber = await client.getBlockNumber();
  const routev3 = new V3Route([await readPool(WETH, USDC, FeeAmount.MEDIUM)], ETH, USDC);
  const {outputAmount} = await quoteExactInput(routev3, oneEther);
  const routev4 = new V4Route(
    [await readV4Pool(ETH, USDC, {fee: 3_000, tickSpacing: 60}, blockNumber)],
    ETH,
    USDC,
  );
  const amounts = {inputAmount: oneEther, outputAmount};
  const trade = new Trade({
    v3Routes: [{routev3, ...amounts}],
    v4Routes: [{routev4, ...amounts}],
    tradeType: TradeType.EXACT_INPUT,
  });
  const options = {slippageTolerance, recipient: account, urVersion: V2_0};
  const {calldata, value} = SwapRouter.swapCallParameters(trade, options); // wraps all of it
  return errorOf({to: router, data: calldata as Hex, value: BigInt(value)});
  // #endregion both
}

const print = (mistake: string, error: string) => console.log(`${mistake.padEnd(30)}  ${error}`);

void runOnSandbox('makes mistakes for a demonstration', main);
