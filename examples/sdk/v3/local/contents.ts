import assert from 'node:assert/strict';
import {CHAIN_TO_ADDRESSES_MAP, ChainId, SWAP_ROUTER_02_ADDRESSES, Token} from '@uniswap/sdk-core';
import type {FeeAmount} from '@uniswap/v3-sdk';
import {type Address, getAddress} from 'viem';
import {savedState} from '../../../../sandbox/savedState';
import {client, run} from '../../../support/chain';
import {poolAddress, readPool} from '../../support/readPool';

run(async () => {
  // #region contents
  const {contents} = await savedState(); // .cache/sandbox.json says the same
  const tokens = contents.tokens.map(
    ({address, decimals, symbol}) => new Token(contents.chainId, address, decimals, symbol),
  );
  // #endregion contents
  const time = new Date(contents.block.timestampSeconds * 1_000).toISOString().slice(0, 16);
  const counts = `${contents.contracts.length} contracts, ${contents.accounts.length} accounts`;
  console.log(`chain ${await client.getChainId()}, block ${contents.block.number}, ${time}`);
  console.log(`${counts}, tokens ${tokens.map(({symbol}) => symbol).join(', ')}`);

  const named = (symbol: string): Token => {
    const token = tokens.find((one) => one.symbol === symbol);
    assert(token, `the sandbox has no ${symbol}`);
    return token;
  };

  // #region pools
  for (const {pair, feePips, address} of contents.pools.filter(({version}) => version === 'v3')) {
    const [money, priced] = pair.split('/').map(named) as [Token, Token];
    assert.equal(poolAddress(money, priced, feePips), address); // as the SDK computes it
    const pool = await readPool(money, priced, feePips as FeeAmount);
    const price = `${pool.priceOf(priced).toFixed(2)} ${money.symbol}`;
    console.log(`  ${pair.padEnd(10)} ${(feePips / 10_000).toFixed(2)} %  ${price}`);
  }
  // #endregion pools

  // #region addresses
  const inSdk = {
    ...CHAIN_TO_ADDRESSES_MAP[ChainId.MAINNET],
    swapRouter02Address: SWAP_ROUTER_02_ADDRESSES(ChainId.MAINNET),
  };
  const there: string[] = [];
  const missing: string[] = [];
  for (const [name, address] of Object.entries(inSdk)) {
    const code = await client.getCode({address: getAddress(address as Address)});
    (code ? there : missing).push(name);
  }
  // #endregion addresses
  console.log(`of the SDK's addresses, here:\n  ${there.join('\n  ')}`);
  console.log(`on mainnet only:\n  ${missing.join('\n  ')}`);
});
