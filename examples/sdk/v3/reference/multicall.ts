import assert from 'node:assert/strict';
import {type Currency, Ether} from '@uniswap/sdk-core';
import {Multicall, NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {type Hex, parseEventLogs, parseUnits} from 'viem';
import {account, run} from '../../../support/chain';
import {byName, showBoth} from '../../../support/pair';
import {tradeBothWays} from '../../support/market';
import {amountOf, USDC, WETH} from '../../support/tokens';
import {managerAbi, send} from '../liquidity/support/manager';
import {openPosition} from '../liquidity/support/openPosition';
import {encodeAll} from './support/managerCalls';

/** Calldata that pays the fees of a position to the account, WETH as this currency. */
const collect = (tokenId: bigint, currency: Currency): string =>
  NonfungiblePositionManager.collectCallParameters({
    tokenId: String(tokenId),
    recipient: account,
    expectedCurrencyOwed0: amountOf(USDC, 0n),
    expectedCurrencyOwed1: amountOf(currency, 0n),
  }).calldata;

async function main(): Promise<void> {
  const [first, second] = [await openPosition(), await openPosition()];
  await tradeBothWays(parseUnits('100000', 6)); // so that both earn fees

  // #region encode
  const inTokens = collect(first, WETH); // one call
  const inEther = collect(second, Ether.onChain(1)); // a multicall of three
  const calldata = Multicall.encodeMulticall([inTokens, inEther]);
  // #endregion encode
  assert.equal(calldata, encodeAll(inTokens as Hex, inEther as Hex));
  console.log(`two calls      ${calldata.slice(0, 10)} multicall`);

  // #region one
  assert.equal(Multicall.encodeMulticall([inTokens]), inTokens); // nothing around it
  assert.equal(Multicall.encodeMulticall(inTokens), inTokens);
  // #endregion one
  console.log(`one call       ${inTokens.slice(0, 10)} collect, as it was`);

  // #region decode
  const selectors = Multicall.decodeMulticall(calldata).map((call) => call.slice(0, 10));
  const inner = Multicall.decodeMulticall(inEther).map((call) => call.slice(0, 10));
  // #endregion decode
  console.log(`holds          ${selectors.join(' ')}`);
  console.log(`the second     ${inner.join(' ')}`);

  // #region send
  const {logs} = await send({calldata, value: '0x00'});
  const collected = parseEventLogs({abi: managerAbi, eventName: 'Collect', logs});
  // #endregion send
  assert.equal(collected.length, 2);
  for (const {args} of collected) {
    console.log(`position ${args.tokenId}    ${showBoth(byName(args.amount0, args.amount1))}`);
  }

  // #region throws
  assert.throws(
    () => Multicall.decodeMulticall(inTokens), // a call of collect
    /data signature does not match function multicall/,
  );
  // #endregion throws
}

run(main);
