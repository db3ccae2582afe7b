import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readRecording} from '../../../../../facts/subgraph/readSubgraph';
import {rowsAt} from '../../../../../facts/subgraph/recording';
import {readPage} from '../../../../../testing/readPage';

const FOLDER = 'examples/subgraph/v4';
const page = readPage('docs/api/subgraph/guides/v4-examples');

const answer = <Data>(query: string): Data =>
  (JSON.parse(readFileSync(`${FOLDER}/${query}.output.json`, 'utf8')) as {data: Data}).data;

const whole = (amount: number, digits: number) =>
  amount.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('shows every query with its answer', () => {
  for (const query of readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'))) {
    expect(page).toContain(`graphql example=subgraph/v4/${query}\n`);
    expect(page).toContain(`json output=subgraph/v4/${query}\n`);
  }
});

test('computes the price of a pool, and what a swap paid out', () => {
  const {pool} = answer<{pool: {token1Price: string}}>('pool');
  expect(page).toContain(`${whole(Number(pool.token1Price), 2)} USDC per ETH`);
  const [last] = answer<{swaps: {amount0: string; amount1: string}[]}>('recentSwaps').swaps;
  const [paidIn, paidOut] = [Number(last?.amount0), -Number(last?.amount1)];
  expect(page).toContain(`${paidIn} ETH came in and ${whole(paidOut, 2)} USDC went out`);
});

test('warns that fees are not volume times the last fee, of a pool whose hook sets it', () => {
  type Hooked = {pools: {feeTier: string; volumeUSD: string; feesUSD: string}[]};
  const [pool] = answer<Hooked>('poolsOfHook').pools;
  const product = (Number(pool?.volumeUSD) * Number(pool?.feeTier)) / 1_000_000;
  expect(page).toContain(
    `${whole(Number(pool?.feesUSD), 2)} USD, and not ${whole(product, 2)} USD, which would be the volume times the fee tier`,
  );
});

test('computes fees before and after the protocol fee, and its part', () => {
  type Fees = {pool: {feeTier: string; feesUSD: string; swaps: {amountUSD: string}[]}};
  const {feeTier, feesUSD, swaps} = answer<Fees>('feesOfPool').pool;
  const [first = 0, second = 0, third = 0, fourth = 0] = swaps.map(({amountUSD}) =>
    Number(amountUSD),
  );
  const [before, after] = [first + second, third + fourth];
  expect(feeTier).toBe(String(1_000 + 3_000 - (1_000 * 3_000) / 1_000_000));
  const sum = before * 0.003 + after * 0.003997;
  expect(sum).toBeCloseTo(Number(feesUSD), 8);
  expect(page).toContain(
    `${whole(before, 2)} × 0.003 + ${whole(after, 2)} × 0.003997 = ${whole(sum, 2)} USD`,
  );
  expect(page).toContain(`${whole(after * 0.001, 2)} USD, which is 0.1% of the last two swaps`);
});

test('computes the liquidity below a tick', () => {
  type Around = {pool: {liquidity: string; ticks: {tickIdx: string; liquidityNet: string}[]}};
  const {liquidity, ticks} = answer<Around>('ticksAroundPrice').pool;
  const net = -BigInt(ticks.find(({tickIdx}) => tickIdx === '-200210')?.liquidityNet ?? 0);
  const text = [BigInt(liquidity), net, BigInt(liquidity) + net].map((one) =>
    one.toLocaleString('en'),
  );
  expect(page).toContain(`${text[0]} + ${text[1]} = ${text[2]} in range`);
});

test('finds a pool by its id in lower case alone', () => {
  const {inUpperCase, inLowerCase} = answer<Record<string, {id: string} | null>>('upperCaseId');
  expect(inUpperCase).toBeNull();
  expect(inLowerCase?.id).toBe(inLowerCase?.id.toLowerCase());
});

test('leaves the fields at zero of which it says so', () => {
  const recording = readRecording('v4');
  const pools = [...rowsAt(recording, 'Pool', recording.head.number).values()];
  for (const field of ['collectedFeesUSD', 'observationIndex', 'liquidityProviderCount']) {
    expect(new Set(pools.map((pool) => pool[field]))).toEqual(new Set(['0']));
  }
});

test('keeps days up to date in our rows, as it says', () => {
  const recording = readRecording('v4');
  const rows = (entity: string) => [...rowsAt(recording, entity, recording.head.number).values()];
  for (const {close, token0Price} of rows('PoolDayData')) expect(close).toBe(token0Price);
  const [manager] = rows('PoolManager');
  expect(rows('UniswapDayData').at(-1)).toMatchObject({
    tvlUSD: manager?.totalValueLockedUSD,
    txCount: manager?.txCount,
  });
});
