import {toString} from 'mdast-util-to-string';
import type {Heading, Root, Table} from 'mdast';
import {expect, test} from 'vitest';
import {readEntities} from '../facts/subgraph/readEntities';
import {expandPage} from './expandPage';
import remarkEntities from './remarkEntities';

const schema = `
"A pair."
type Pair {
  "Its address."
  id: ID!
  "Its reserve."
  reserve0: BigDecimal! @unit(is: "whole token0")
  "Its swaps."
  swaps: [Swap!]! @derivedFrom(field: "pair")
}
type Swap { id: ID! pair: Pair! }
`;

const expand = (content: string): Promise<Root> =>
  expandPage({path: '/docs/page.mdx', content, frontMatter: {}}, [
    () => remarkEntities({read: () => ({v2: readEntities(schema)})}),
  ]);

test('shows each entity under its name, with how to ask for it', async () => {
  const {children} = await expand('<Entities of="v2" />');
  const [title, sentence] = children;
  expect((title as Heading).data?.hProperties?.id).toBe('pair');
  expect(toString(sentence)).toBe('A pair. Ask for pair with an id, or for the list pairs.');
});

test('shows the type, the unit and the meaning of each field', async () => {
  const {children} = await expand('<Entities of="v2" />');
  const rows = (children.find(({type}) => type === 'table') as Table).children.map((row) =>
    row.children.map((cell) => toString(cell)),
  );
  expect(rows).toEqual([
    ['Field', 'Type', 'Unit', 'Meaning'],
    ['id', 'ID!', '–', 'Its address.'],
    ['reserve0', 'BigDecimal!', 'whole token0', 'Its reserve.'],
    ['swaps', '[Swap!]!', '–', 'Its swaps.'],
  ]);
});

test('leads from a field to the entity that it names', async () => {
  expect(JSON.stringify(await expand('<Entities of="v2" />'))).toContain('"url":"#swap"');
});

test('refuses a version that has no schema', async () => {
  await expect(expand('<Entities of="v9" />')).rejects.toThrow(
    'There is no schema of a subgraph "v9". Expected one of: v2',
  );
});
