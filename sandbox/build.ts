import {toHex, parseEther} from 'viem';
import {accounts, deployer} from './accounts';
import {addressOf} from './addressOf';
import {createBuilder} from './chain/createBuilder';
import {request} from './chain/request';
import {startAnvil} from './chain/startAnvil';
import type {Contents, SandboxToken} from './contents';
import {deployAll} from './deploy/deployAll';
import {seedAccounts, wrapEther} from './seed/accounts';
import {seedHistory} from './seed/history';
import {seedV1} from './seed/v1';
import {seedV2} from './seed/v2';
import {seedV3} from './seed/v3';
import {readState} from './chain/readState';
import {decimalsOf, symbols} from './tokens';

type Built = {contents: Contents; state: string};

/** Deploys and seeds everything on a node of its own, and gives its state as anvil loads it. */
export async function build(): Promise<Built> {
  const node = await startAnvil({port: 0});
  try {
    const {url} = node;
    await request(url, {method: 'anvil_autoImpersonateAccount', params: [true]});
    const balance = toHex(parseEther('1000000'));
    await request(url, {method: 'anvil_setBalance', params: [deployer, balance]});
    const builder = createBuilder(url, deployer);

    await deployAll(builder);
    await wrapEther(builder);
    const pools = [
      ...(await seedV1(builder)),
      ...(await seedV2(builder)),
      ...(await seedV3(builder)),
    ];
    await seedHistory(builder, pools);
    await seedAccounts(builder);

    const {placed: contracts} = builder;
    const contents = {contracts, pools, accounts: [...accounts], tokens: symbols.map(describe)};
    const block = await latestBlock(url);
    return {contents: {chainId: 1, block, ...contents}, state: await readState(url)};
  } finally {
    await node.stop();
  }
}

const NOTES: Readonly<Record<string, string>> = {
  TAX: 'only in the sandbox; burns 1 % of each transfer',
};

const describe = (symbol: string): SandboxToken => ({
  symbol,
  decimals: decimalsOf(symbol),
  address: addressOf(symbol),
  ...(NOTES[symbol] ? {note: NOTES[symbol]} : {}),
});

async function latestBlock(url: string): Promise<Contents['block']> {
  const block = await request(url, {method: 'eth_getBlockByNumber', params: ['latest', false]});
  const {number, timestamp, hash} = block as Record<'number' | 'timestamp' | 'hash', `0x${string}`>;
  return {number: Number(number), timestampSeconds: Number(timestamp), hash};
}
