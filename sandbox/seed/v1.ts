import {type Address, parseEther} from 'viem';
import {readArtifact} from '../artifact';
import {erc20} from '../abis';
import type {Builder} from '../chain/createBuilder';
import type {SandboxPool} from '../../packages/sandbox/contents';
import {units} from '../tokens';
import {FAR_DEADLINE} from './deadline';
import {v1Pools} from './pools';

const build = (contract: string) => readArtifact(`@uniswap/v2-periphery/build/${contract}.json`);

/** Creates and fills the exchanges of v1. */
export async function seedV1({send, read, has, addressOf}: Builder): Promise<SandboxPool[]> {
  if (!has('UniswapV1Factory')) return [];
  const factory = {to: addressOf('UniswapV1Factory'), abi: build('UniswapV1Factory').abi};
  const {abi} = build('UniswapV1Exchange');
  const pools: SandboxPool[] = [];

  for (const {token, tokens, ether} of v1Pools) {
    const args = [addressOf(token)];
    await send({...factory, functionName: 'createExchange', args});
    const address = (await read({...factory, functionName: 'getExchange', args})) as Address;
    const amount = units(token, tokens);
    await send({
      to: addressOf(token),
      abi: erc20,
      functionName: 'approve',
      args: [address, amount],
    });
    await send({
      to: address,
      abi,
      functionName: 'addLiquidity',
      args: [1n, amount, FAR_DEADLINE],
      valueWei: parseEther(String(ether)),
    });
    const seed = `${tokens.toLocaleString('en-US')} ${token} + ${ether} ETH`;
    pools.push({version: 'v1', pair: `${token}/ETH`, feePips: 3_000, address, seed});
  }
  return pools;
}
