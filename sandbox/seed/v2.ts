import type {Address} from 'viem';
import {erc20} from '../abis';
import {readArtifact} from '../artifact';
import type {Builder} from '../chain/createBuilder';
import type {SandboxPool} from '../../packages/sandbox/contents';
import {v2Pools, where} from './pools';
import {describeAmounts, sortTokens} from './sortTokens';

/** Creates and fills the pairs of v2, to the exact amount. */
export async function seedV2(builder: Builder): Promise<SandboxPool[]> {
  const {send, read, deployer, has, addressOf} = builder;
  const {abi} = readArtifact('@uniswap/v2-core/build/UniswapV2Factory.json');
  const pair = readArtifact('@uniswap/v2-core/build/UniswapV2Pair.json');
  const factory = {to: addressOf('UniswapV2Factory'), abi};
  const pools: SandboxPool[] = [];

  for (const amounts of v2Pools.filter(where(has))) {
    const tokens = sortTokens(amounts, addressOf);
    const args = tokens.map(({address}) => address);
    await send({...factory, functionName: 'createPair', args});
    const address = (await read({...factory, functionName: 'getPair', args})) as Address;
    for (const {symbol, address: to, amount} of tokens) {
      const sent = symbol === 'TAX' ? beforeTax(amount) : amount;
      await send({to, abi: erc20, functionName: 'transfer', args: [address, sent]});
    }
    await send({to: address, abi: pair.abi, functionName: 'mint', args: [deployer]});
    const [seed, symbols] = [describeAmounts(amounts), Object.keys(amounts)];
    pools.push({version: 'v2', pair: symbols.join('/'), feePips: 3_000, address, seed});
  }
  return pools;
}

/** What to send of TAX so that this arrives after its fee of 1%. */
export const beforeTax = (arriving: bigint): bigint => (arriving * 100n) / 99n;
