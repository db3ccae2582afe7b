import assert from 'node:assert/strict';
import {createPublicClient, http, parseAbi, parseUnits} from 'viem';
import {ask} from '../support/ask';
import {startEndpoint} from '../support/localEndpoint';

// #region constants
const DAI = '0x6B175474E89094C44Da98b954EedeAC495271d0F';
const PAIR_DAI_WETH = '0xA478c2975Ab1Ea89e8196811F51A7B7Ade33eB11';
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

const pairAbi = parseAbi([
  'function getReserves() view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp)',
]);

/** Compares the indexed reserves of a pair with the contract's, both after one block. */
async function checkReserves(url: string): Promise<string> {
  const node = createPublicClient({
    transport: http(process.env.RPC_URL ?? 'http://127.0.0.1:8545'),
  });
  const blockNumber = await node.getBlockNumber();
  const {pair} = await ask<Reserves>(url, RESERVES, {
    pair: PAIR_DAI_WETH.toLowerCase(),
    block: Number(blockNumber),
  });
  const [reserve0, reserve1] = await node.readContract({
    address: PAIR_DAI_WETH,
    abi: pairAbi,
    functionName: 'getReserves',
    blockNumber,
  });
  assert.equal(parseUnits(pair.reserve0, 18), reserve0);
  assert.equal(parseUnits(pair.reserve1, 18), reserve1);
  return `block ${blockNumber}: both have ${pair.reserve0} DAI and ${pair.reserve1} WETH`;
}
// #endregion same-block

// #region run
async function main(): Promise<void> {
  const endpoint = await startEndpoint('v2'); // in your code: the gateway's address with your key
  try {
    const token = DAI.toLowerCase(); // ids are in lower case
    console.log(priceLine(await ask<Price>(endpoint.url, PRICE, {token})));
    console.log(priceLine(await ask<Price>(endpoint.url, PRICE, {token: DAI})));
    console.log(await checkReserves(endpoint.url));
    await assert.rejects(ask(endpoint.url, '{ tokens { price } }', {}), ({message}: Error) => {
      console.log(message);
      return true;
    });
  } finally {
    endpoint.stop();
  }
}
// #endregion run

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
