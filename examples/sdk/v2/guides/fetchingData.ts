import assert from 'node:assert/strict';
import {CurrencyAmount, Token} from '@uniswap/sdk-core';
import {FACTORY_ADDRESS_MAP, Pair} from '@uniswap/v2-sdk';
import {Contract} from 'ethers';
import {type Address, parseAbi, zeroAddress} from 'viem';
import {client, isSandbox, run} from '../../../support/chain';
import {provider} from '../../support/ethersClient';
import {amountOf, baseUnits, DAI, show, UNI, USDC, WETH} from '../../support/tokens';
import {readPair, readPairs} from '../support/pairs';
import {sellUsdc} from '../support/market';
import {amountOut} from '../support/router';

// #region token
/** A token with the decimals and the symbol that its contract reports. */
async function readToken(address: Address): Promise<Token> {
  const abi = parseAbi([
    'function decimals() view returns (uint8)',
    'function symbol() view returns (string)',
  ]);
  const [chainId, decimals, symbol] = await Promise.all([
    client.getChainId(),
    client.readContract({address, abi, functionName: 'decimals'}),
    client.readContract({address, abi, functionName: 'symbol'}),
  ]);
  return new Token(chainId, address, decimals, symbol);
}
// #endregion token

// #region exists
/** Whether somebody created the pair: its address can be computed in any case. */
async function exists(tokenA: Token, tokenB: Token): Promise<boolean> {
  const pair = await client.readContract({
    address: FACTORY_ADDRESS_MAP[tokenA.chainId] as Address,
    abi: parseAbi(['function getPair(address, address) view returns (address pair)']),
    functionName: 'getPair',
    args: [tokenA.address as Address, tokenB.address as Address],
  });
  return pair !== zeroAddress;
}
// #endregion exists

// #region ethers
/** The same pair by ethers 5, whose BigNumber the SDK takes as a string. */
async function readPairByEthers(tokenA: Token, tokenB: Token, blockNumber: bigint): Promise<Pair> {
  const abi = ['function getReserves() view returns (uint112, uint112, uint32)'];
  const contract = new Contract(Pair.getAddress(tokenA, tokenB), abi, provider);
  const [reserve0, reserve1] = await contract['getReserves']?.({blockTag: Number(blockNumber)});
  const [token0, token1] = tokenA.sortsBefore(tokenB) ? [tokenA, tokenB] : [tokenB, tokenA];
  return new Pair(
    CurrencyAmount.fromRawAmount(token0, reserve0.toString()),
    CurrencyAmount.fromRawAmount(token1, reserve1.toString()),
  );
}
// #endregion ethers

const raw = ({reserve0, reserve1}: Pair): string => `${reserve0.quotient}, ${reserve1.quotient}`;

async function main(): Promise<void> {
  const usdc = await readToken(USDC.address as Address);
  console.log(`token     ${usdc.symbol}, ${usdc.decimals} decimals, chain ${usdc.chainId}`);

  console.log(`USDC/WETH ${(await exists(usdc, WETH)) ? 'exists' : 'does not exist'}`);
  console.log(`USDC/UNI  ${(await exists(usdc, UNI)) ? 'exists' : 'does not exist'}`);

  const blockNumber = await client.getBlockNumber();
  const pair = await readPair([usdc, WETH], blockNumber);
  const byEthers = await readPairByEthers(usdc, WETH, blockNumber);
  assert.equal(raw(byEthers), raw(pair));
  console.log(`reserves  ${show(pair.reserve0)}, ${show(pair.reserve1)}`);
  console.log(`          ${raw(pair)} in base units, by viem and by ethers`);

  // #region block
  const pairs = await readPairs([
    [usdc, WETH],
    [DAI, WETH],
    [usdc, DAI],
  ]);
  // #endregion block
  console.log(
    `in one block: ${pairs.map(({token0, token1}) => `${token0.symbol}/${token1.symbol}`).join(', ')}`,
  );

  if (!(await isSandbox())) return; // there others trade when they like

  // #region stale
  await sellUsdc(10_000n * 10n ** 6n); // somebody else trades
  const amountIn = amountOf(usdc, 10_000n * 10n ** 6n);
  const [promised] = pair.getOutputAmount(amountIn);
  const latest = await client.getBlockNumber();
  const fresh = await readPair([usdc, WETH], latest);
  const [available] = fresh.getOutputAmount(amountIn);
  // #endregion stale
  const path = [usdc.address, WETH.address] as Address[];
  const onChain = await amountOut(10_000n * 10n ** 6n, path, latest);
  assert.equal(baseUnits(available), onChain);
  console.log(`after another trade of 10000 USDC`);
  console.log(`  the pair read before it promises ${show(promised)}`);
  console.log(`  the pair read anew gives         ${show(available)}, as the router does`);
}

run(main, {sends: false});
