import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readRecording} from '../../../../../facts/subgraph/readSubgraph';
import {rowsAt} from '../../../../../facts/subgraph/recording';
import {readPage} from '../../../../../testing/readPage';

const FOLDER = 'examples/subgraph/v3';
const page = readPage('docs/api/subgraph/guides/examples');
const pages = page + readPage('docs/api/subgraph/overview');

const answer = <Data>(query: string): Data =>
  (JSON.parse(readFileSync(`${FOLDER}/${query}.output.json`, 'utf8')) as {data: Data}).data;

const whole = (amount: number, digits: number) =>
  amount.toLocaleString('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});

test('shows every query with its answer', () => {
  for (const query of readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'))) {
    expect(pages).toContain(`graphql example=subgraph/v3/${query}\n`);
    expect(pages).toContain(`json output=subgraph/v3/${query}\n`);
  }
});

test('computes the events of a day from two rows', () => {
  const {uniswapDayDatas} = answer<{uniswapDayDatas: {date: number; txCount: string}[]}>(
    'protocolDays',
  );
  const at = uniswapDayDatas.findIndex(({date}) => date === 1_767_484_800);
  const [before, then] = [uniswapDayDatas[at - 1], uniswapDayDatas[at]].map((day) =>
    Number(day?.txCount),
  ) as [number, number];
  expect(page).toContain(`${whole(then, 0)} − ${before} = ${then - before} events`);
});

test('computes a price, and the fees of a day', () => {
  const {pool} = answer<{pool: {token0Price: string}}>('pool');
  expect(page).toContain(`${whole(Number(pool.token0Price), 2)} USDC per WETH`);
  const {poolDayDatas} = answer<{
    poolDayDatas: {date: number; volumeUSD: string; feesUSD: string}[];
  }>('poolDays');
  const day = poolDayDatas.find(({date}) => date === 1_767_398_400);
  const [volume, fees] = [Number(day?.volumeUSD), Number(day?.feesUSD)];
  expect(fees).toBeCloseTo(volume * 0.003, 10);
  expect(page).toContain(`${whole(volume, 2)} × 0.003 = ${whole(fees, 2)} USD`);
});

test('computes the price of a token in dollars, and half of its volume', () => {
  const {token, bundle} = answer<{
    token: {derivedETH: string; volumeUSD: string; untrackedVolumeUSD: string};
    bundle: {ethPriceUSD: string};
  }>('token');
  const [perEther, ether] = [Number(token.derivedETH), Number(bundle.ethPriceUSD)];
  const price = (perEther * ether).toFixed(4);
  expect(page).toContain(`${perEther.toFixed(9)} × ${whole(ether, 3)} = ${price} USD`);
  expect((Number(perEther.toFixed(9)) * Number(ether.toFixed(3))).toFixed(4)).toBe(price);
  expect(Number(token.untrackedVolumeUSD) * 2).toBeCloseTo(Number(token.volumeUSD), 8);
});

test('computes the liquidity below a tick', () => {
  type Around = {pool: {liquidity: string; ticks: {tickIdx: string; liquidityNet: string}[]}};
  const {liquidity, ticks} = answer<Around>('ticksAroundPrice').pool;
  const net = BigInt(ticks.find(({tickIdx}) => tickIdx === '199710')?.liquidityNet ?? 0);
  const [all, left] = [BigInt(liquidity), BigInt(liquidity) - net];
  const text = [all, net, left].map((one) => one.toLocaleString('en'));
  expect(page).toContain(`${text[0]} − ${text[1]} = ${text[2]} in range`);
});

test('computes the fees of a position, and warns of the field that repeats another', () => {
  const {position} = answer<{position: Record<string, string>}>('position');
  const {collectedFeesToken0, collectedFeesToken1, withdrawnToken0} = position;
  const [collected, withdrawn] = [Number(collectedFeesToken0), Number(withdrawnToken0)];
  expect(page).toContain(
    `${whole(collected, 6)} − ${whole(withdrawn, 6)} = ${whole(collected - withdrawn, 6)} USDC`,
  );
  expect(collectedFeesToken1).toBe(collectedFeesToken0);
});

test('warns of fields that hold zero', () => {
  const recording = readRecording('v3');
  const valuesOf = (entity: string, field: string) => [
    ...new Set(
      [...rowsAt(recording, entity, recording.head.number).values()].map((row) => row[field]),
    ),
  ];
  expect(valuesOf('Token', 'poolCount')).toEqual(['0']);
  expect(valuesOf('Transaction', 'gasUsed')).toEqual(['0']);
  expect(valuesOf('Tick', 'volumeUSD')).toEqual(['0']);
});

test('keeps days up to date in our rows, as it says', () => {
  const recording = readRecording('v3');
  const rows = (entity: string) => [...rowsAt(recording, entity, recording.head.number).values()];
  for (const {close, token0Price} of rows('PoolDayData')) expect(close).toBe(token0Price);
  const [factory] = rows('Factory');
  expect(rows('UniswapDayData').at(-1)).toMatchObject({
    tvlUSD: factory?.totalValueLockedUSD,
    txCount: factory?.txCount,
  });
});
