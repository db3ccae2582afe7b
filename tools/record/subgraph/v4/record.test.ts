import {readFileSync} from 'node:fs';
import {parseAbi, zeroAddress, type Address, type Hex} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addressOf} from '../../../../sandbox/addressOf';
import {startSandbox, type Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {
  decimal,
  format,
  inWholeTokens,
  minus,
  plus,
  ZERO,
} from '../../../../facts/subgraph/decimal';
import {packRecording} from '../../../../facts/subgraph/packRecording';
import {readRecording} from '../../../../facts/subgraph/readSubgraph';
import {rowsAt, type Row} from '../../../../facts/subgraph/recording';
import {record} from './record';
import {trade} from './trade';

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
  await trade(sandbox);
});
afterAll(() => sandbox.stop());

const recording = readRecording('v4');
const rowsOf = (entity: string, block = recording.head.number) => [
  ...rowsAt(recording, entity, block).values(),
];

const stateView = {
  address: addressOf('StateView'),
  abi: parseAbi([
    'function getSlot0(bytes32 poolId) view returns (uint160 sqrtPriceX96, int24 tick, uint24 protocolFee, uint24 lpFee)',
    'function getLiquidity(bytes32 poolId) view returns (uint128 liquidity)',
    'function getTickLiquidity(bytes32 poolId, int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet)',
  ]),
};
const positions = {
  address: addressOf('PositionManager'),
  abi: parseAbi(['function ownerOf(uint256 id) view returns (address)']),
};
const erc20 = parseAbi(['function balanceOf(address owner) view returns (uint256)']);

test('stores what the sandbox and the trades on it give today', async () => {
  // If it fails after a change of the sandbox: npx tsx tools/record/subgraph/index.ts v4
  const text = readFileSync('facts/subgraph/v4/recording.json', 'utf8');
  expect(packRecording(await record(sandbox))).toBe(text);
});

test('holds price, tick and liquidity of each pool on the chain', async () => {
  for (const pool of rowsOf('Pool')) {
    const args = [pool.id as Hex] as const;
    const slot0 = {...stateView, functionName: 'getSlot0', args} as const;
    const [sqrtPriceX96, tick] = await client.readContract(slot0);
    const inRange = {...stateView, functionName: 'getLiquidity', args} as const;
    expect(pool).toMatchObject({
      sqrtPrice: String(sqrtPriceX96),
      tick: String(tick),
      liquidity: String(await client.readContract(inRange)),
    });
  }
  expect(rowsOf('Pool')).toHaveLength(6);
});

test('holds liquidity of each tick on the chain', async () => {
  for (const tick of rowsOf('Tick')) {
    const args = [tick.pool as Hex, Number(tick.tickIdx)] as const;
    const asked = {...stateView, functionName: 'getTickLiquidity', args} as const;
    const [gross, net] = await client.readContract(asked);
    expect(tick).toMatchObject({liquidityGross: String(gross), liquidityNet: String(net)});
  }
  expect(rowsOf('Tick').filter(({liquidityGross}) => liquidityGross === '0')).toHaveLength(2);
});

test('holds the owner of each position on the chain, and the zero address once it is burned', async () => {
  for (const {id, owner} of rowsOf('Position')) {
    const asked = {...positions, functionName: 'ownerOf', args: [BigInt(id)]} as const;
    const answer = client.readContract(asked);
    if (owner === zeroAddress) await expect(answer).rejects.toThrow('NOT_MINTED');
    else expect((await answer).toLowerCase()).toBe(owner);
  }
  expect(rowsOf('Position').filter(({owner}) => owner === zeroAddress)).toHaveLength(1);
});

/** What the pool manager holds of a token, less what the rows of its pools lock. */
async function surplus(token: Row, block: number): Promise<string> {
  const holder = addressOf('PoolManager');
  const blockNumber = BigInt(block);
  const address = token.id as Address;
  const asked = {address, abi: erc20, functionName: 'balanceOf', args: [holder]} as const;
  const raw =
    token.id === zeroAddress
      ? await client.getBalance({address: holder, blockNumber})
      : await client.readContract({...asked, blockNumber});
  const locked = rowsOf('Pool', block)
    .flatMap((pool) =>
      ['0', '1']
        .filter((side) => pool[`token${side}`] === token.id)
        .map((side) => decimal(String(pool[`totalValueLockedToken${side}`]))),
    )
    .reduce(plus, ZERO);
  return format(minus(inWholeTokens(raw, Number(token.decimals)), locked));
}

/** Changes of liquidity after the sandbox's own, oldest first, each with its block. */
const changes = () =>
  rowsOf('ModifyLiquidity')
    .map((row) => ({
      row,
      block: Number(
        rowsAt(recording, 'Transaction', recording.head.number).get(String(row.transaction))
          ?.blockNumber,
      ),
    }))
    .filter(({block}) => block > recording.start)
    .sort((one, other) => one.block - other.block);

test('locks in all pools what the pool manager holds, until fees are collected', async () => {
  // Two positions are minted; the next change of one pays its fees.
  const [, , increased] = changes();
  for (const token of rowsOf('Token')) {
    const left = await surplus(token, (increased?.block ?? 0) - 1);
    expect([token.symbol, left]).toEqual([token.symbol, '0']);
  }
});

test('goes on to lock fees that were collected', async () => {
  const collected = changes().find(({row}) => row.amount === '0');
  const block = collected?.block ?? 0;
  const locked = (at: number) =>
    rowsOf('Pool', at).find(({id}) => id === collected?.row.pool)?.totalValueLockedToken1;
  const usdc = rowsOf('Token').find(({symbol}) => symbol === 'USDC');
  if (!usdc) throw new Error('no USDC has been indexed');
  expect(locked(block)).toBe(locked(block - 1));
  const [before, after] = [await surplus(usdc, block - 1), await surplus(usdc, block)];
  expect(Number(after)).toBeLessThan(Number(before));
});

test('misses what is donated', async () => {
  const event = parseAbi([
    'event Donate(bytes32 indexed id, address indexed sender, uint256 amount0, uint256 amount1)',
  ])[0];
  const [donated] = await client.getLogs({address: addressOf('PoolManager'), event, fromBlock: 0n});
  const ether = rowsOf('Token').find(({id}) => id === zeroAddress);
  if (!ether || !donated) throw new Error('no ether has been donated');
  const block = Number(donated.blockNumber);
  const [before, after] = [await surplus(ether, block - 1), await surplus(ether, block)];
  expect(format(minus(decimal(after), decimal(before)))).toBe('0.5');
});

test('takes the fee of the last swap, the protocol fee in it, for the fee of the pool', async () => {
  const [pool] = rowsOf('Pool').filter(({feeTier}) => feeTier === '3997');
  const args = [pool?.id as Hex] as const;
  const slot0 = {...stateView, functionName: 'getSlot0', args} as const;
  const [, , protocolFee, lpFee] = await client.readContract(slot0);
  expect([protocolFee & 0xfff, lpFee]).toEqual([1_000, 3_000]);
});

test('has no amounts for a swap that a hook makes by itself', () => {
  const [pool] = rowsOf('Pool').filter(
    ({tickSpacing, token0Price}) => tickSpacing === '60' && token0Price === '1',
  );
  const swaps = rowsOf('Swap').filter((swap) => swap.pool === pool?.id);
  expect(swaps.map(({amount0, amount1}) => [amount0, amount1])).toEqual([['0', '0']]);
  expect(pool?.volumeToken0).toBe('0');
});

test('loses the subscriber of a position when it is passed on', () => {
  const [given] = rowsOf('Unsubscribe');
  const passed = rowsOf('Transfer').find(({transaction}) => transaction === given?.transaction);
  expect(passed?.position).toBe(given?.position);
  expect(rowsOf('Subscribe')[0]?.address).toBe(given?.address);
});
