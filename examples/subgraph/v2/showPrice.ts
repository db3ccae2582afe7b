import assert from 'node:assert/strict';
import {parseAbi, parseUnits} from 'viem';
import {addressOf, client, run, tokenOf} from '../../support/chain';
import {ask} from '../support/ask';
import {openEndpoint} from '../support/openEndpoint';
import {requireSameChain} from '../support/requireSameChain';
import recorded from './showPrice.answers.json';

// #region constants
const DAI = tokenOf('DAI').address;
const WETH = tokenOf('WETH').address;
// #endregion constants

// #region price
const PRICE = `query Price($token: ID!) {
  token(id: $token) { symbol derivedETH }
  bundle(id: "1") { ethPrice }
  _meta { block { number timestamp } }
}`;

type Price = {
  token: {symbol: string; derivedETH: string | null} | null;
  bundle: {ethPrice: string};
  _meta: {block: {number: number; timestamp: number}};
};

/** What a page shows: the price in US dollars and its age, or that there is no price. */
function priceLine({token, bundle, _meta: {block}}: Price): string {
  if (!token) return 'no such token in any v2 pair';
  const perEther = Number(token.derivedETH ?? 0); // to show, not to compute with
  if (perEther === 0) return `no pair prices ${token.symbol}`;
  const usd = new Intl.NumberFormat('en', {style: 'currency', currency: 'USD'});
  const indexed = new Date(block.timestamp * 1_000).toISOString();
  return `1 ${token.symbol} = ${usd.format(perEther * Number(bundle.ethPrice))}, as of ${indexed}`;
}
// #endregion price

// #region same-block
const RESERVES = `query Reserves($pair: ID!, $block: Int!) {
  pair(id: $pair, block: {number: $block}) { reserve0 reserve1 }
}`;

type Reserves = {pair: {reserve0: string; reserve1: string}};

const abi = parseAbi([
  'function getPair(address tokenA, address tokenB) view returns (address)', // of the factory
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp)',
]);

/** Compares the indexed reserves of a pair with the contract's, both after one block. */
async function checkReserves(url: string, lastIndexed: number): Promise<string> {
  const block = Math.min(lastIndexed, Number(await client.getBlockNumber()));
  const factory = {address: addressOf('UniswapV2Factory'), abi} as const;
  const args = [DAI, WETH] as const;
  const address = await client.readContract({...factory, functionName: 'getPair', args});
  const {pair} = await ask<Reserves>(url, RESERVES, {pair: address.toLowerCase(), block});
  const [reserve0, reserve1] = await client.readContract({
    ...{address, abi, blockNumber: BigInt(block)},
    functionName: 'getReserves',
  });
  assert.equal(parseUnits(pair.reserve0, 18), reserve0);
  assert.equal(parseUnits(pair.reserve1, 18), reserve1);
  return `block ${block}: both have ${pair.reserve0} DAI and ${pair.reserve1} WETH`;
}
// #endregion same-block

// #region run
async function main(): Promise<void> {
  await requireSameChain();
  const endpoint = await openEndpoint(recorded);
  try {
    const token = DAI.toLowerCase(); // ids are in lower case
    const price = await ask<Price>(endpoint.url, PRICE, {token});
    console.log(priceLine(price));
    console.log(priceLine(await ask<Price>(endpoint.url, PRICE, {token: DAI})));
    console.log(await checkReserves(endpoint.url, price._meta.block.number));
    await assert.rejects(ask(endpoint.url, '{ tokens { price } }', {}), ({message}: Error) => {
      console.log(message);
      return true;
    });
  } finally {
    endpoint.stop();
  }
}
// #endregion run

run(main, {sends: false});
