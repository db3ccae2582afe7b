import assert from 'node:assert/strict';
import {CHAIN_TO_ADDRESSES_MAP, type ChainId, SWAP_ROUTER_02_ADDRESSES} from '@uniswap/sdk-core';
import {type Address, getAddress} from 'viem';
import {addressOf, chain, client, run} from '../../../support/chain';
import {factoryAbi} from '../../support/abis';
import {poolAddress} from '../../support/readPool';
import {DAI, UNI, USDC, WBTC, WETH} from '../../support/tokens';
import {candidatePools} from '../routing/support/candidates';

async function main(): Promise<void> {
  // #region contents
  const tokens = [USDC, DAI, WBTC, UNI, WETH]; // from addresses.json
  const {number: blockNumber, timestamp} = await client.getBlock();
  const pools = await candidatePools(tokens, blockNumber);
  // #endregion contents
  const time = new Date(Number(timestamp) * 1_000).toISOString().slice(0, 16);
  console.log(`chain ${await client.getChainId()}, block ${blockNumber}, ${time}`);

  // #region pools
  const factory = {address: addressOf('UniswapV3Factory'), abi: factoryAbi} as const;
  for (const pool of pools) {
    const [money = USDC, priced = WETH] = tokens.filter((token) => pool.involvesToken(token));
    const args = [money.address as Address, priced.address as Address, pool.fee] as const;
    const address = await client.readContract({...factory, functionName: 'getPool', args});
    assert.equal(poolAddress(money, priced, pool.fee), address); // as the SDK computes it
    const pair = `${money.symbol}/${priced.symbol}`;
    const price = `${pool.priceOf(priced).toFixed(2)} ${money.symbol}`;
    console.log(`  ${pair.padEnd(10)} ${(pool.fee / 10_000).toFixed(2)}%  ${price}`);
  }
  // #endregion pools

  // #region addresses
  const chainId = chain.id as ChainId.MAINNET; // any chain that the SDK knows
  const inSdk = {
    ...CHAIN_TO_ADDRESSES_MAP[chainId],
    swapRouter02Address: SWAP_ROUTER_02_ADDRESSES(chainId),
  };
  const there: string[] = [];
  const missing: string[] = [];
  for (const [name, address] of Object.entries(inSdk)) {
    const code = await client.getCode({address: getAddress(address as Address)});
    (code ? there : missing).push(name);
  }
  // #endregion addresses
  console.log(`of the SDK's addresses, here:\n  ${there.join('\n  ')}`);
  console.log(`without code here:\n  ${missing.join('\n  ')}`);
}

run(main, {sends: false});
