import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {customError, entryOf} from '../testing/atlas.fixture';
import {linesOf} from '../testing/linesOf';
import remarkReverts from './remarkReverts';

const atlas = [entryOf(), customError()];

function expand(source: string): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(source);
  const transform = remarkReverts({read: () => atlas, titleOf: (route) => route});
  void transform(tree, new VFile({path: 'docs/errors.mdx'}), () => undefined);
  return tree;
}

const lines = (source: string): string[] => linesOf(expand(source).children);

test('puts the entries of the asked product in place, and no other', () => {
  const all = lines('Before.\n\n<Reverts product="permit2" />\n\nAfter.');
  expect([all.at(0), all.at(-1)]).toEqual(['Before.', 'After.']);
  expect(all.filter((line) => line.startsWith('### '))).toEqual(['### InvalidNonce() {#nonce}']);
});

test('puts the index of every product in place', () => {
  expect(lines('<RevertIndex />')).toContain(
    '[NP](/contracts/v3/reference/error-codes#np) | Pool | liquidity is 0.',
  );
});

test('leaves the look-up where it is, with all that it looks through', () => {
  const [lookup] = expand('<RevertLookup />').children;
  expect(lookup).toMatchObject({name: 'RevertLookup', attributes: [{name: 'entries'}]});
  expect(JSON.stringify(lookup)).toContain('InvalidNonce()');
});

test('names the products there are when the atlas lacks the asked one, with page and line', () => {
  const fail = () => expand('Text.\n\n<Reverts product="v5" />');
  expect(fail).toThrow(
    'The atlas has no product "v5". Expected one of: v3, v2, permit2, v4, universal-router, uniswapx',
  );
  try {
    fail();
  } catch (error) {
    expect(error).toMatchObject({file: 'docs/errors.mdx', line: 3});
  }
});

test('asks for a product where none is named', () => {
  expect(() => expand('<Reverts />')).toThrow('Expected one of: v3');
});
