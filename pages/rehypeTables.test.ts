import type {Element, Root} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import rehypeTables from './rehypeTables';

/** The table that Markdown writes, as a page gets it; with a class, where it is of a reference. */
function table(markdown: string, className?: string): Element {
  const tree = toHast(unified().use(remarkParse).use(remarkGfm).parse(markdown)) as Root;
  const [element] = tree.children as [Element];
  if (className) element.properties.className = [className];
  unified().use(rehypeTables).runSync(tree);
  return element;
}

const WIDE = `
| You want to          | Use                  | What it costs you |
| -------------------- | -------------------- | ----------------- |
| approve-indefinitely | AllowanceTransferring | one-transaction   |
`;

test('states the role of each part, which a list would lose', () => {
  const roles: Record<string, unknown> = {};
  visit({type: 'root', children: [table(WIDE)]} as Root, 'element', ({tagName, properties}) => {
    if (properties.role) roles[tagName] = properties.role;
  });
  expect(roles).toEqual({
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    th: 'columnheader',
    td: 'cell',
  });
});

const labels = (element: Element): unknown[] => {
  const found: unknown[] = [];
  visit({type: 'root', children: [element]} as Root, 'element', ({properties: {dataLabel}}) => {
    if (dataLabel) found.push(dataLabel);
  });
  return found;
};

test('labels the cells of a table that is wider than a phone, other than the first of a row', () => {
  const wide = table(WIDE);
  expect(wide.properties.className).toEqual(['stacked']);
  expect(labels(wide)).toEqual(['Use', 'What it costs you']);
});

test('leaves a table of numbers a table', () => {
  const narrow = table('| Tick | Price |\n| - | - |\n| -60 | 0.994 |');
  expect(narrow.properties.className).toBeUndefined();
  expect(labels(narrow)).toEqual([]);
});

test('stacks every reference of three columns, without labels', () => {
  const values = table('| Field | Type | Meaning |\n| - | - | - |\n| a | b | c |', 'reference');
  expect(values.properties.className).toEqual(['reference', 'stacked']);
  expect(labels(values)).toEqual([]);
});

const piecesOf = (code: string): string[] => {
  const pieces: string[] = [];
  visit({type: 'root', children: [table(`| \`${code}\` |\n| - |`)]} as Root, 'text', ({value}) => {
    if (value.trim()) pieces.push(value);
  });
  return pieces;
};

test('lets a long signature break after its commas and brackets', () => {
  expect(piecesOf('exactInputSingle((address,uint24))')).toEqual([
    'exactInputSingle((',
    'address,',
    'uint24))',
  ]);
});

test('lets a long name break at its words', () => {
  expect(piecesOf('NonfungiblePositionManager')).toEqual(['Nonfungible', 'Position', 'Manager']);
});

test('lets a long constant break at its words, and a hash after each eighth digit', () => {
  expect(piecesOf('MAX_SQRT_PRICE_MINUS')).toHaveLength(1);
  expect(piecesOf('MAX_SQRT_PRICE_MINUS_MIN')).toEqual([
    'MAX_',
    'SQRT_',
    'PRICE_',
    'MINUS_',
    'MIN',
  ]);
  expect(piecesOf(`0x${'aB'.repeat(32)}`)).toEqual([
    '0xaBaBaB',
    ...Array(7).fill('aBaBaBaB'),
    'aB',
  ]);
});

test('leaves short code in one piece', () => {
  expect(piecesOf('swap(address,bool)')).toEqual(['swap(address,bool)']);
});
