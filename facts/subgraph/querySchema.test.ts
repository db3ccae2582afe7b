import {expect, test} from 'vitest';
import {answerQuery} from './answerQuery';
import {querySchema} from './querySchema';
import {readEntities} from './readEntities';
import type {Recording} from './recording';

const schema = `
"A market."
type Pair {
  "Its address."
  id: ID!
  "What it holds."
  reserve: BigDecimal! @unit(is: "whole tokens")
  "Its swaps."
  swaps: [Swap!]! @derivedFrom(field: "pair")
}
"A swap."
type Swap { id: ID! pair: Pair! amount: BigInt! }
`;

const swaps = Array.from({length: 1_200}, (_, index) => ({
  block: 7,
  row: {id: `0x${String(index).padStart(4, '0')}`, pair: '0xa', amount: String(index)},
}));

const recording: Recording = {
  start: 5,
  head: {number: 9, timestamp: 1_767_225_600, hash: '0x09'},
  versions: {
    Pair: [
      {block: 5, row: {id: '0xa', reserve: '9.5'}},
      {block: 6, row: {id: '0xb', reserve: '10'}},
      {block: 8, row: {id: '0xa', reserve: '100'}},
    ],
    Swap: swaps,
  },
};

const ask = async (text: string, variables?: Record<string, unknown>) =>
  JSON.parse(
    JSON.stringify(
      await answerQuery(querySchema(readEntities(schema), recording), {text, variables}),
    ),
  ) as {data?: Record<string, unknown>; errors?: {message: string}[]};

test('finds one row by its id, and nothing for an id in another spelling', async () => {
  expect(await ask('{ pair(id: "0xa") { reserve } other: pair(id: "0xA") { reserve } }')).toEqual({
    data: {pair: {reserve: '100'}, other: null},
  });
});

test('answers with the state after an earlier block', async () => {
  const {data} = await ask('{ pairs(block: {number: 5}) { id reserve } }');
  expect(data).toEqual({pairs: [{id: '0xa', reserve: '9.5'}]});
});

test('refuses a block that is not indexed', async () => {
  const {errors} = await ask('{ pairs(block: {number: 10}) { id } }');
  expect(errors?.[0]?.message).toBe(
    'block 10 is not indexed: the data begins with block 5 and ends with block 9',
  );
});

test('gives 100 rows unless told, and 1,000 at most', async () => {
  const {data} = await ask('{ few: swaps { id } many: swaps(first: 1000) { id } }');
  expect([data?.few, data?.many].map((rows) => (rows as unknown[]).length)).toEqual([100, 1_000]);
  const {errors} = await ask('{ swaps(first: 1001) { id } }');
  expect(errors?.[0]?.message).toBe('The `first` argument must be between 0 and 1000, but is 1001');
  const none = await ask('{ swaps(first: 0) { id } }');
  expect(none.errors?.[0]?.message).toBe(
    'The `first` argument must be between 0 and 1000, but is 0',
  );
});

test('skips 5,000 rows at most, in the words of the service beyond', async () => {
  const {errors} = await ask('{ swaps(skip: 5001) { id } }');
  expect(errors?.[0]?.message).toBe('The `skip` argument must be between 0 and 5000, but is 5001');
});

test('reads on after the last id until every row is seen once', async () => {
  const seen: string[] = [];
  for (let lastId = ''; ;) {
    const {data} = await ask(
      'query After($lastId: ID!) { swaps(first: 1000, where: {id_gt: $lastId}) { id } }',
      {lastId},
    );
    const page = (data?.swaps as {id: string}[]).map(({id}) => id);
    seen.push(...page);
    if (page.length < 1_000) break;
    lastId = page.at(-1) ?? '';
  }
  expect(seen).toEqual(swaps.map(({row}) => row.id));
});

test('orders numbers by size, both ways', async () => {
  const {data} = await ask(
    '{ up: pairs(orderBy: reserve) { id } down: swaps(first: 1, orderBy: amount, orderDirection: desc) { amount } }',
  );
  expect(data).toEqual({up: [{id: '0xb'}, {id: '0xa'}], down: [{amount: '1199'}]});
});

test.each([
  ['amount: 3', ['3']],
  ['amount_not: 0, amount_lt: 3', ['1', '2']],
  ['amount_gte: "1198"', ['1198', '1199']],
  ['amount_gt: 4, amount_lte: 5', ['5']],
  ['amount_in: [7, 8]', ['7', '8']],
  ['amount_not_in: [0], amount_lt: 2', ['1']],
  ['id_gt: "0x1198"', ['1199']],
  ['pair: "0xb"', []],
  ['pair_contains: "a", amount_lt: 1', ['0']],
  ['pair_not_contains: "a"', []],
])('filters by %s', async (where, amounts) => {
  const {data} = await ask(`{ swaps(where: {${where}}) { amount } }`);
  expect((data?.swaps as {amount: string}[]).map(({amount}) => amount)).toEqual(amounts);
});

test('follows fields to other rows and back, with the arguments of a list', async () => {
  const {data} = await ask(
    '{ pair(id: "0xa") { swaps(first: 1, skip: 1, where: {amount_gt: 5}) { amount pair { id } } } }',
  );
  expect(data).toEqual({pair: {swaps: [{amount: '7', pair: {id: '0xa'}}]}});
});

test('says how far it has indexed', async () => {
  const {data} = await ask('{ _meta { block { number timestamp } hasIndexingErrors } }');
  expect(data).toEqual({
    _meta: {block: {number: 9, timestamp: 1_767_225_600}, hasIndexingErrors: false},
  });
});

test('describes a field with its unit', () => {
  const type = querySchema(readEntities(schema), recording).getType('Pair');
  expect(type && 'getFields' in type && type.getFields().reserve?.description).toBe(
    'What it holds. Unit: whole tokens.',
  );
});

test('names the field that there is not', async () => {
  const {errors} = await ask('{ pairs { reserves } }');
  expect(errors?.[0]?.message).toContain('Cannot query field "reserves" on type "Pair".');
});
