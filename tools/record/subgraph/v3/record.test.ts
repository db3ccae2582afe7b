import {readFileSync} from 'node:fs';
import {parseAbi, type Address} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox, type Sandbox} from '../../../../sandbox/startSandbox';
import {testClient} from '../../../../sandbox/testClient';
import {addressOf} from '../../../../sandbox/addressOf';
import {format, inWholeTokens} from '../../../../facts/subgraph/decimal';
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

const recording = readRecording('v3');
const rowsOf = (entity: string) => [...rowsAt(recording, entity, recording.head.number).values()];
const find = (entity: string, id: unknown) => {
  const row = rowsOf(entity).find((one) => one.id === id);
  if (!row) throw new Error(`no ${entity} ${String(id)}`);
  return row;
};

const abi = parseAbi([
  'function slot0() view returns (uint160 sqrtPriceX96, int24 tick, uint16 observationIndex, uint16 observationCardinality, uint16 observationCardinalityNext, uint8 feeProtocol, bool unlocked)',
  'function liquidity() view returns (uint128)',
  'function feeGrowthGlobal0X128() view returns (uint256)',
  'function feeGrowthGlobal1X128() view returns (uint256)',
  'function ticks(int24 tick) view returns (uint128 liquidityGross, int128 liquidityNet, uint256 feeGrowthOutside0X128, uint256 feeGrowthOutside1X128, int56 tickCumulativeOutside, uint160 secondsPerLiquidityOutsideX128, uint32 secondsOutside, bool initialized)',
  'function positions(uint256 tokenId) view returns (uint96 nonce, address operator, address token0, address token1, uint24 fee, int24 tickLower, int24 tickUpper, uint128 liquidity, uint256 feeGrowthInside0LastX128, uint256 feeGrowthInside1LastX128, uint128 tokensOwed0, uint128 tokensOwed1)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address owner) view returns (uint256)',
]);
const at = ({id}: Row) => ({address: id as Address, abi});

test('stores what the sandbox and the trades on it give today', async () => {
  // If it fails after a change of the sandbox: npx tsx tools/record/subgraph/index.ts v3
  const text = readFileSync('facts/subgraph/v3/recording.json', 'utf8');
  expect(packRecording(await record(sandbox))).toBe(text);
});

test('holds price, tick, liquidity and fee growth of each pool on the chain', async () => {
  for (const pool of rowsOf('Pool')) {
    const [sqrtPriceX96, tick] = await client.readContract({...at(pool), functionName: 'slot0'});
    const readRows = (
      functionName: 'liquidity' | 'feeGrowthGlobal0X128' | 'feeGrowthGlobal1X128',
    ): Promise<bigint> => client.readContract({...at(pool), functionName});
    expect(pool).toMatchObject({
      sqrtPrice: String(sqrtPriceX96),
      tick: String(tick),
      liquidity: String(await readRows('liquidity')),
      feeGrowthGlobal0X128: String(await readRows('feeGrowthGlobal0X128')),
      feeGrowthGlobal1X128: String(await readRows('feeGrowthGlobal1X128')),
    });
  }
  expect(rowsOf('Pool')).toHaveLength(9);
});

test('locks in each pool what the contract holds of its tokens', async () => {
  for (const pool of rowsOf('Pool')) {
    for (const side of ['0', '1']) {
      const token = find('Token', pool[`token${side}`]);
      const balance = await client.readContract({
        ...at(token),
        functionName: 'balanceOf',
        args: [pool.id as Address],
      });
      const whole = format(inWholeTokens(balance, Number(token.decimals)));
      expect(pool[`totalValueLockedToken${side}`]).toBe(whole);
    }
  }
});

test('holds liquidity and outside growth of each tick on the chain', async () => {
  for (const tick of rowsOf('Tick')) {
    const [gross, net, outside0, outside1] = await client.readContract({
      ...at(find('Pool', tick.pool)),
      functionName: 'ticks',
      args: [Number(tick.tickIdx)],
    });
    expect(tick).toMatchObject({
      liquidityGross: String(gross),
      liquidityNet: String(net),
      feeGrowthOutside0X128: String(outside0),
      feeGrowthOutside1X128: String(outside1),
    });
  }
});

test('holds owner, liquidity and inside growth of each position on the chain', async () => {
  const manager = {address: addressOf('NonfungiblePositionManager'), abi};
  for (const position of rowsOf('Position')) {
    const args = [BigInt(position.id)] as const;
    const owner = await client.readContract({...manager, functionName: 'ownerOf', args});
    const [, , , , , lower, upper, liquidity, inside0, inside1] = await client.readContract({
      ...manager,
      functionName: 'positions',
      args,
    });
    expect(position).toMatchObject({
      owner: owner.toLowerCase(),
      liquidity: String(liquidity),
      tickLower: `${String(position.pool)}#${lower}`,
      tickUpper: `${String(position.pool)}#${upper}`,
      feeGrowthInside0LastX128: String(inside0),
      feeGrowthInside1LastX128: String(inside1),
    });
  }
  expect(rowsOf('Position')).toHaveLength(13);
});

test('prices ether by the pool of USDC, and tokens by the pool that holds most ether', () => {
  const pool = rowsOf('Pool').find(
    ({feeTier, token0, token1}) =>
      feeTier === '3000' &&
      find('Token', token0).symbol === 'USDC' &&
      find('Token', token1).symbol === 'WETH',
  );
  expect(find('Bundle', '1').ethPriceUSD).toBe(pool?.token0Price);
  const uni = rowsOf('Token').find(({symbol}) => symbol === 'UNI');
  const [priced] = rowsOf('Pool').filter(({token0}) => token0 === uni?.id);
  expect(uni?.derivedETH).toBe(priced?.token1Price);
});

test('tracks the listed side of a swap alone where the other token is not listed', () => {
  const uni = rowsOf('Token').find(({symbol}) => symbol === 'UNI');
  const [swap] = rowsOf('Swap').filter(({token0}) => token0 === uni?.id);
  const block = Number(find('Transaction', swap?.transaction).blockNumber) - 1;
  const price = rowsAt(recording, 'Bundle', block).get('1')?.ethPriceUSD;
  expect(swap?.amount1).toBe('1');
  expect(swap?.amountUSD).toBe(price);
});

test('holds more swaps than a page has rows', () => {
  expect(rowsOf('Swap').length).toBeGreaterThan(1_000);
});
