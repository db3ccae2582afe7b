import {parse} from 'graphql';
import {expect, test} from 'vitest';
import {answerQuery} from './answerQuery';
import {readLatestSubgraph, readRecording, readSubgraph} from './readSubgraph';

const subgraph = readSubgraph('v3');
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48';
const HEAD = 236;

type Answer = {data?: Record<string, unknown> | null; errors?: {message: string}[]};

const ask = async (text: string, schema = subgraph): Promise<Answer> => {
  parse(text);
  return JSON.parse(JSON.stringify(await answerQuery(schema, {text}))) as Answer;
};

/** One field of each row of the first list of an answer. */
async function valuesOf(field: string, text: string): Promise<unknown[]> {
  const {data, errors} = await ask(text);
  expect(errors).toBeUndefined();
  return (Object.values(data ?? {})[0] as Record<string, unknown>[]).map((row) => row[field]);
}

const ORDINARY_FORMS = [
  '{ tokens(where: {or: [{symbol: "UNI"}, {symbol: "DAI"}]}) { id } }',
  '{ tokens(where: {and: [{decimals: 18}, {symbol_not: "UNI"}]}) { id } }',
  '{ pools(where: {token0_: {symbol: "USDC"}}) { id } }',
  '{ pools(orderBy: token0__symbol) { id } }',
  '{ tokens(where: {symbol_contains_nocase: "usd"}) { id } }',
  '{ tokens(where: {symbol_starts_with: "W"}) { id } }',
  '{ tokens(where: {symbol_ends_with: "I"}) { id } }',
  '{ pools(where: {_change_block: {number_gte: 1}}) { id } }',
  '{ tokens(where: {whitelistPools_contains: []}) { id } }',
  'query Q($hash: Bytes = "HASH") { pools(block: {hash: $hash}) { id } }',
  '{ pools(block: {number_gte: 1}) { id } }',
  '{ pools(subgraphError: allow) { id } }',
  '{ _meta(block: {number: 236}) { deployment block { number } } }',
  '{ pools(first: 5, where: {feeTier_in: [500, 3000]}, orderBy: liquidity) { id } }',
  '{ __type(name: "Pool") { fields { name } } }',
].map((text) => text.replace('HASH', readRecording('v3').head.hash));

test.each(ORDINARY_FORMS)('accepts an ordinary form: %s', async (text) => {
  expect((await ask(text)).errors).toBeUndefined();
});

test.each([
  ['or', '{ tokens(where: {or: [{symbol: "UNI"}, {symbol: "DAI"}]}) { symbol } }', ['UNI', 'DAI']],
  [
    'and',
    '{ tokens(where: {and: [{decimals: 18}, {symbol_not: "UNI"}]}) { symbol } }',
    ['DAI', 'WETH'],
  ],
  [
    'or within and',
    '{ tokens(where: {and: [{decimals: 18}, {or: [{symbol: "UNI"}, {symbol: "USDC"}]}]}) { symbol } }',
    ['UNI'],
  ],
  ['_contains_nocase', '{ tokens(where: {symbol_contains_nocase: "usd"}) { symbol } }', ['USDC']],
  ['_starts_with', '{ tokens(where: {symbol_starts_with: "W"}) { symbol } }', ['WBTC', 'WETH']],
  ['_ends_with', '{ tokens(where: {symbol_ends_with: "I"}) { symbol } }', ['UNI', 'DAI']],
  [
    '_not_starts_with_nocase',
    '{ tokens(where: {symbol_not_starts_with_nocase: "w", decimals: 18}) { symbol } }',
    ['UNI', 'DAI'],
  ],
  ['a variable', 'query Q($s: String = "UNI") { tokens(where: {symbol: $s}) { symbol } }', ['UNI']],
])('answers %s', async (_form, text, symbols) => {
  expect(await valuesOf('symbol', text)).toEqual(symbols);
});

test('filters by a field of another row', async () => {
  const text = '{ pools(where: {token0_: {symbol: "USDC"}, feeTier: 500}) { token0 { id } } }';
  expect(await valuesOf('token0', text)).toEqual([{id: USDC}]);
});

test('filters by a row of a derived list', async () => {
  const text = '{ pools(where: {swaps_: {amount0_gt: 9999}}) { feeTier } }';
  expect(await valuesOf('feeTier', text)).not.toEqual([]);
  expect(await valuesOf('feeTier', text.replace('9999', '9999999'))).toEqual([]);
});

test('orders by a field of another row', async () => {
  const orderBy = (direction: string) =>
    `{ pools(orderBy: token0__symbol, orderDirection: ${direction}) { token0 { symbol } } }`;
  const [up, down] = await Promise.all([
    valuesOf('token0', orderBy('asc')),
    valuesOf('token0', orderBy('desc')),
  ]);
  const symbols = (up as {symbol: string}[]).map(({symbol}) => symbol);
  expect(symbols).toEqual([...symbols].sort());
  expect(down).toEqual([...up].reverse());
});

test('filters by what a stored list contains', async () => {
  const [{whitelistPools = []} = {}] = (
    (await ask('{ tokens(where: {symbol: "UNI"}) { whitelistPools { id } } }')).data as {
      tokens: {whitelistPools?: {id: string}[]}[];
    }
  ).tokens;
  const id = whitelistPools[0]?.id ?? '';
  const having = `{ tokens(where: {whitelistPools_contains: ["${id}"]}) { symbol } }`;
  expect(await valuesOf('symbol', having)).toContain('UNI');
  const lacking = `{ tokens(where: {whitelistPools_not_contains: ["${id}"]}) { symbol } }`;
  expect(await valuesOf('symbol', lacking)).not.toContain('UNI');
});

test('filters by the block of the last change', async () => {
  const since = (block: number) =>
    `{ pools(where: {_change_block: {number_gte: ${block}}}) { feeTier } }`;
  expect(await valuesOf('feeTier', since(HEAD))).toHaveLength(1);
  expect(await valuesOf('feeTier', since(0))).toHaveLength(9);
});

test('takes a block by number, by hash, or as the least one', async () => {
  const {data} = await ask('{ _meta { block { hash number } deployment } }');
  const {hash, number} = (data?._meta as {block: {hash: string; number: number}}).block;
  expect(data?._meta).toMatchObject({block: {number: HEAD}, deployment: 'recorded'});
  const counts = await Promise.all(
    [`number: ${number}`, `hash: "${hash}"`, 'number_gte: 3'].map((block) =>
      valuesOf('txCount', `{ factories(first: 1, block: {${block}}) { txCount } }`),
    ),
  );
  expect(counts).toEqual([['1027'], ['1027'], ['1027']]);
  const {errors} = await ask('{ pools(block: {number_gte: 999}) { id } }');
  expect(errors?.[0]?.message).toContain('block 999 is not indexed');
  const unknown = await ask('{ pools(block: {hash: "0x12"}) { id } }');
  expect(unknown.errors?.[0]?.message).toContain('no block with the hash 0x12 found');
});

test('answers _meta after a block, without the hash that graph-node does not give either', async () => {
  expect((await ask('{ _meta(block: {number: 220}) { block { number hash } } }')).data).toEqual({
    _meta: {block: {number: 220, hash: null}},
  });
});

test('accepts the policy for errors of the indexer', async () => {
  expect(await valuesOf('id', '{ bundles(subgraphError: allow) { id } }')).toEqual(['1']);
});

test('describes itself', async () => {
  const {data} = await ask('{ __type(name: "Pool_filter") { inputFields { name } } }');
  const names = (data?.__type as {inputFields: {name: string}[]}).inputFields.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(['token0_', 'and', 'or', '_change_block']));
  expect(names).not.toContain('swaps');
});

test('refuses a field beside or, and a step too far, as graph-node does', async () => {
  const beside = await ask('{ tokens(where: {decimals: 18, or: [{symbol: "UNI"}]}) { id } }');
  expect(beside.errors?.[0]?.message).toContain("Found column filter(s) 'decimals' alongside 'or'");
  const far = await ask('{ swaps(where: {pool_: {token0_: {symbol: "UNI"}}}) { id } }');
  expect(far.errors?.[0]?.message).toContain(
    'Child filter nesting not supported by value `token0`',
  );
  for (const where of [
    'decimals: 18, and: [{symbol: "UNI"}]',
    'or: [null]',
    'tokenDayData_: null',
  ]) {
    const {errors} = await ask(`{ tokens(where: {${where}}) { id } }`);
    expect(errors?.[0]?.message).toBe('Filter must by an object');
  }
});

test('compares ids that are bytes by their value', async () => {
  const text = `{ token(id: "${USDC.toUpperCase().replace('0X', '0x')}") { symbol } }`;
  expect((await ask(text)).data).toEqual({token: null});
  expect((await ask(text, readLatestSubgraph('v3'))).data).toEqual({token: {symbol: 'USDC'}});
});
