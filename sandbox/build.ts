import {toHex, parseEther} from 'viem';
import {type ChainName, sandboxChains} from '../packages/sandbox/chain/chains';
import {request} from '../packages/sandbox/chain/request';
import {startAnvil} from '../packages/sandbox/chain/startAnvil';
import type {Contents} from '../packages/sandbox/contents';
import {deployer} from './accounts';
import {createBuilder} from './chain/createBuilder';
import {readState} from './chain/readState';
import {deployAll} from './deploy/deployAll';
import {deployV4} from './deploy/v4';
import {describeBuilt} from './describeBuilt';
import {seedAccounts, wrapEther} from './seed/accounts';
import {seedHistory} from './seed/history';
import {seedV1} from './seed/v1';
import {seedV2} from './seed/v2';
import {seedV3} from './seed/v3';
import {seedV4} from './seed/v4';
import {tradeInV4} from './seed/v4History';

type Built = {contents: Contents; state: string};

/** Deploys and seeds everything on a node of its own, and gives its state as anvil loads it. */
export async function build(chain: ChainName = 'mainnet'): Promise<Built> {
  const chainId = sandboxChains[chain];
  const node = await startAnvil({port: 0, chainId});
  try {
    const {url} = node;
    await request(url, {method: 'anvil_autoImpersonateAccount', params: [true]});
    const balance = toHex(parseEther('1000000'));
    await request(url, {method: 'anvil_setBalance', params: [deployer, balance]});
    const builder = createBuilder({url, chainId, deployer});

    await deployAll(builder);
    await wrapEther(builder);
    const pools = [
      ...(await seedV1(builder)),
      ...(await seedV2(builder)),
      ...(await seedV3(builder)),
    ];
    await seedHistory(builder, pools);
    const v4 = seedV4(builder);
    await seedAccounts(builder, [
      () => deployV4(builder),
      ...v4.steps,
      ...tradeInV4(builder, v4.pools),
    ]);
    pools.push(...v4.pools);

    const block = await latestBlock(url);
    const contents = {chainId, block, ...describeBuilt(builder, pools)};
    return {contents, state: await readState(url)};
  } finally {
    await node.stop();
  }
}

async function latestBlock(url: string): Promise<Contents['block']> {
  const block = await request(url, {method: 'eth_getBlockByNumber', params: ['latest', false]});
  const {number, timestamp, hash} = block as Record<'number' | 'timestamp' | 'hash', `0x${string}`>;
  return {number: Number(number), timestampSeconds: Number(timestamp), hash};
}
