import {toString} from 'mdast-util-to-string';
import type {Root, Table} from 'mdast';
import {expect, test} from 'vitest';
import {readEntities} from '../facts/subgraph/readEntities';
import {expandPage} from './expandPage';
import remarkSchemaChanges, {type SchemaPair} from './remarkSchemaChanges';

const pair: SchemaPair = {
  repository: 'https://example.com/subgraph',
  documented: {
    name: 'March 2022',
    commit: 'aaaaaaaaaa',
    date: '2022-03-21',
    entities: readEntities('type Pair { id: ID! fee: Int! cost: Int! } type User { id: ID! }'),
  },
  latest: {
    name: 'June 2026',
    commit: 'bbbbbbbbbb',
    date: '2026-06-15',
    entities: readEntities('type Pair { id: Bytes! }'),
  },
  commits: [
    {commit: 'ccccccc', date: '2024-03-26', changes: ['Pair.fee', 'Pair.cost', 'User']},
    {commit: 'ddddddd', date: '2025-03-19', changes: ['Pair.id']},
  ],
};

const expand = (content: string): Promise<Root> =>
  expandPage({path: '/docs/page.mdx', content, frontMatter: {}}, [
    () => remarkSchemaChanges({read: () => ({v2: pair})}),
  ]);

test('shows what came, went and changed, with fields that went together in one row', async () => {
  const {children} = await expand('<SchemaChanges of="v2" />');
  const rows = (children.find(({type}) => type === 'table') as Table).children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  expect(rows).toEqual([
    ['Entity', 'Fields', 'March 2022 (aaaaaaa)', 'June 2026 (bbbbbbb)', 'Changed'],
    ['Pair', 'id', 'ID!', 'Bytes!', '2025-03-19'],
    ['Pair', 'fee, cost', 'Int!', '–', '2024-03-26'],
    ['User', 'id', 'yes', '–', '2024-03-26'],
  ]);
});

test('leads to the commit of each change, and to the entity where the page has it', async () => {
  const text = JSON.stringify(await expand('<SchemaChanges of="v2" />'));
  expect(text).toContain('"url":"https://example.com/subgraph/commit/ccccccc"');
  expect(text).toContain('"url":"#user"');
});

test('refuses a version that has no schemas', async () => {
  await expect(expand('<SchemaChanges of="v9" />')).rejects.toThrow(
    'There are no schemas of a subgraph "v9". Expected one of: v2',
  );
});
