import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {expect, test} from 'vitest';
import {customError} from '../testing/atlas.fixture';
import {linesOf} from '../testing/linesOf';
import {burn, burned, contractOf, notesOf, pagesOf} from '../testing/reference.fixture';
import remarkReferenceIndex from './remarkReferenceIndex';

const early = {...burn, name: 'mint', signature: 'mint()', selector: '0x00000000'} as const;
const hidden = {...burn, name: '_burn', signature: '_burn()', selector: undefined};
const pool = contractOf({
  members: [burn, burned, hidden],
  files: ['out/Pool.json', 'src/Pool.sol'],
});
const vault = contractOf({key: '@uniswap/v3-core/Vault', name: 'Vault', members: [burn, early]});
const library = contractOf({
  key: '@uniswap/v3-core/Tick',
  name: 'Tick',
  kind: 'library',
  members: [{...early, selector: '0x00000002'}],
});
const sources = {
  contracts: new Map([pool, vault, library].map((contract) => [contract.key, contract])),
  pages: pagesOf(notesOf(), notesOf({contract: vault.key}), notesOf({contract: library.key})),
  atlas: [
    customError({product: 'v4', identifier: 'Late()', selector: '0xffffffff', anchor: 'late'}),
    customError({product: 'v4', identifier: 'Early()', selector: '0x00000001', anchor: 'early'}),
    customError(),
  ],
};

function lines(source: string): string[] {
  const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(source);
  const file = new VFile({path: 'docs/overview.mdx'});
  void remarkReferenceIndex({read: () => sources})(tree, file, () => undefined);
  return linesOf(tree.children);
}

test('lists each function once, by its selector, with the pages that describe it, and none of libraries', () => {
  expect(lines('<ReferenceIndex of="functions" under="/reference/" />')).toEqual([
    'Selector | In | Function',
    '0x00000000 | [Vault](/reference/Vault#mint) | mint()',
    '0x00000001 | [Pool](/reference/Pool#burn), [Vault](/reference/Vault#burn) | burn(uint128)',
  ]);
});

test('lists events with their topics', () => {
  expect(lines('<ReferenceIndex of="events" under="/reference/" />')).toContain(
    `[Pool](/reference/Pool#event-burned) | Burned(address) Topic: ${burned.selector}`,
  );
});

test('lists the errors of the atlas whose entries stand under the address', () => {
  const [, ...rows] = lines('<ReferenceIndex of="errors" under="/contracts/v4/" />');
  expect(rows).toEqual([
    '0x00000001 | [Early()](/contracts/v4/reference/errors/errors#early) | Pool',
    '0xffffffff | [Late()](/contracts/v4/reference/errors/errors#late) | Pool',
  ]);
});

test('lists contracts with their packages and files', () => {
  expect(lines('<ReferenceIndex of="contracts" under="/reference/" />')).toContain(
    '[Pool](/reference/Pool) | contract | @uniswap/v3-core 1.0.1 src/Pool.sol',
  );
});

test('refuses another kind, and an address without reference pages', () => {
  expect(() => lines('<ReferenceIndex of="structs" under="/reference/" />')).toThrow(
    '<ReferenceIndex /> lists no "structs". Expected: contracts, functions, events, errors',
  );
  expect(() => lines('<ReferenceIndex of="events" under="/elsewhere/" />')).toThrow(
    'No reference page under "/elsewhere/" has events; write the start of a route',
  );
});
