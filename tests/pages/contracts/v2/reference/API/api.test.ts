import {readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {readRecording, readSchema} from '../../../../../../facts/subgraph/readSubgraph';
import {rowsAt} from '../../../../../../facts/subgraph/recording';
import {readPage} from '../../../../../../testing/readPage';

const page = (name: string) => readPage(`docs/contracts/v2/reference/API/${name}`);
const recording = readRecording('v2');
const rowsOf = (entity: string) => [...rowsAt(recording, entity, recording.head.number).values()];

test('shows every query with its answer', () => {
  const queries = readdirSync('examples/subgraph/v2').filter((file) => file.endsWith('.graphql'));
  for (const query of queries) {
    expect(page('queries')).toContain(`graphql example=subgraph/v2/${query}\n`);
    expect(page('queries')).toContain(`json output=subgraph/v2/${query}\n`);
  }
});

type Position = {
  liquidityTokenBalance: string;
  pair: {totalSupply: string; reserve0: string; reserve1: string};
};

const answer = <Data>(query: string): Data =>
  (JSON.parse(readFileSync(`examples/subgraph/v2/${query}.output.json`, 'utf8')) as {data: Data})
    .data;

test('computes what an account could withdraw, and the price of a pair', () => {
  const {liquidityPositions} = answer<{liquidityPositions: [Position]}>('positions');
  const [{liquidityTokenBalance, pair}] = liquidityPositions;
  const part = Number(liquidityTokenBalance) / Number(pair.totalSupply);
  const inWhole = (amount: number, digits: number) =>
    amount.toLocaleString('en', {maximumFractionDigits: digits});
  expect(page('queries')).toContain(`here ${inWhole(100 * part, 4)}%.`);
  const [usdc, weth] = [
    inWhole(part * Number(pair.reserve0), 2),
    inWhole(part * Number(pair.reserve1), 4),
  ];
  expect(page('queries')).toContain(
    `is ${usdc} USDC and ${weth} WETH, which the account could withdraw`,
  );
  const price = inWhole(Number(answer<{pair: {token0Price: string}}>('pair').pair.token0Price), 2);
  expect(page('queries')).toContain(`here ${price} USDC per WETH`);
});

test('states the id that the page of all subgraphs lists for v2', () => {
  const [, id = 'none'] =
    /\| v2 +\| Ethereum +\| <State of="subgraph-listed" \/> +\| `(\w+)`/.exec(
      readPage('docs/api/subgraph/overview'),
    ) ?? [];
  expect(page('overview')).toContain(`/subgraphs/id/${id}\n`);
});

test('warns of fields that exist, and that hold what it says', () => {
  const [, table = ''] = /\| Field [^\n]*\n([\s\S]*?)\n\n/.exec(page('overview')) ?? [];
  const named = [...table.matchAll(/^\| `(\w+)\.(\w+)`/gm)].map(([, entity, field]) =>
    readSchema('v2')
      .find(({name}) => name === entity)
      ?.fields.some(({name}) => name === field),
  );
  expect(named).toEqual(Array.from({length: 9}, () => true));

  expect(new Set(rowsOf('User').map(({usdSwapped}) => usdSwapped))).toEqual(new Set(['0']));
  const days = rowsOf('UniswapDayData').map(({totalVolumeUSD}) => totalVolumeUSD);
  expect(new Set(days)).toEqual(new Set(['0']));
  expect(rowsOf('Burn').map(({to}) => to)).toEqual(rowsOf('Burn').map(({pair}) => pair));
});

test('counts events since the start on each day', () => {
  const last = rowsOf('UniswapDayData').sort((one, other) => Number(other.date) - Number(one.date));
  expect(last[0]?.txCount).toBe(rowsOf('UniswapFactory')[0]?.txCount);
});
