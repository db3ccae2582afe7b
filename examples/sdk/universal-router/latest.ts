import {Percent} from '@uniswap/sdk-core';
import {
  CommandParser,
  SwapRouter,
  UNIVERSAL_ROUTER_ADDRESS,
  UniversalRouterVersion,
} from '@uniswap/universal-router-sdk';
import {getAddress, type Hex, parseEther, size} from 'viem';
import {account, chain, deadlineIn, run} from '../../support/chain';
import {amountOf, USDC, WETH} from '../support/tokens';
import {splitTrade} from './support/splitTrade';

const slippageTolerance = new Percent(50, 10_000); // 0.5%
const {V2_0, V2_1_1, V2_1_2} = UniversalRouterVersion;

async function main(): Promise<void> {
  const trade = await splitTrade(amountOf(WETH, parseEther('4')), USDC);
  const deadline = String(await deadlineIn(600n));

  // #region encode
  const encode = (urVersion: UniversalRouterVersion) =>
    SwapRouter.swapCallParameters(trade, {
      slippageTolerance,
      recipient: account,
      deadlineOrPreviousBlockhash: deadline,
      fee: {fee: new Percent(25, 10_000), recipient: account},
      urVersion,
    }).calldata as Hex;
  // #endregion encode

  for (const urVersion of [V2_0, V2_1_2]) {
    const calldata = encode(urVersion);
    console.log(`${urVersion}: ${size(calldata)} bytes for ${addressFor(urVersion)}`);
    for (const {commandName, params} of CommandParser.parseCalldata(calldata, urVersion).commands) {
      console.log(`  ${commandName} ${params.map(({name}) => name).join(', ')}`);
    }
  }
  console.log(`2.1.1 and 2.1.2 have the same bytes: ${encode(V2_1_1) === encode(V2_1_2)}`);
}

// #region address
const addressFor = (urVersion: UniversalRouterVersion) =>
  getAddress(UNIVERSAL_ROUTER_ADDRESS(urVersion, chain.id)); // with its checksum
// #endregion address

run(main, {sends: false});
