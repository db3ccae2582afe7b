import {expect, test} from 'vitest';
import {endingOf, findHex, hexOf, hexQuery, isCalldata} from './hex';

const passage = (text: string, code = '') => ({url: '/', headings: [], text, code});
const hex = hexOf([
  passage('The factory is at 0x1F98431c8aD98523631AE4a59f267346ea31F984.'),
  passage('', 'swap is 0x128acb08'),
  passage('Nothing: 0x0000000000000000000000000000000000000000'),
]);

test.each([
  ['an address', '0x1F98431c8aD98523631AE4a59f267346ea31F984', [0]],
  ['an address in lower case', '0x1f98431c8ad98523631ae4a59f267346ea31f984', [0]],
  ['the first six digits of one', '1F9843', [0]],
  ['an address in its short form', '0x1F9843…1F984', [0]],
  ['a selector', '0x128acb08', [1]],
  ['a selector without its prefix', '128acb08', [1]],
  ['a selector beside words', 'selector 0x128acb08 of a pool?', [1]],
  ['one in capitals without its prefix beside a word', '128ACB08 pool', [1]],
  ['an address beside words', 'who is (0x1F98431c8aD98523631AE4a59f267346ea31F984)', [0]],
  ['the short form of an address beside words', 'who is 0x1F984…F984', [0]],
  ['an address that no page holds', '0x2F98431c8aD98523631AE4a59f267346ea31F984', []],
])('finds the passages that hold %s', (_case, query, passages) => {
  expect(findHex(hexQuery(query) ?? '', hex)).toEqual(passages);
});

test('does not know the zero address, which names nothing', () => {
  expect(Object.keys(hex)).toHaveLength(2);
});

test.each([
  '12345',
  'fee',
  '0xswap',
  'face the music',
  'decade of faces',
  'from 0x128acb08 to 0x04e45aaf',
  `${'word '.repeat(9)}0x128acb08`,
])('takes %s for words', (query) => {
  expect(hexQuery(query)).toBeUndefined();
});

test('tells addresses apart that begin alike, and a whole one from its misprint', () => {
  const alike = hexOf([
    passage('0x1F98400000000000000000000000000000000002'),
    passage('0x1F98400000000000000000000000000000000004'),
    passage('0x1F9840a85d5aF5bf1D1762F925BDADdC4201F98'),
    passage('0x1F9840a85d5aF5bf1D1762F925BDADdC4201F984'),
  ]);
  expect(findHex('1f98400000000000000000000000000000000004', alike)).toEqual([1]);
  expect(findHex('1f9840a85d5af5bf1d1762f925bdaddc4201f984', alike)[0]).toBe(3);
  expect(findHex('1f98400000000000000000000000000000000008', alike)).toEqual([]);
});

test('has what is called by a selector first, then what tells of it, then programs', () => {
  const [one] = Object.values(
    hexOf([
      passage('', 'const selector = 0x128acb08'),
      passage('Called by 0x128acb08.'),
      {...passage(''), facts: 'Selector 0x128acb08'},
    ]),
  );
  expect(one).toEqual([2, 1, 0]);
});

test('has the page of a contract first, then tables of addresses, then pages that use it', () => {
  const text = 'It is 0x1F98431c8aD98523631AE4a59f267346ea31F984.';
  const [ids] = Object.values(
    hexOf([
      {...passage(text), url: '/contracts/v3/guides/swaps#factory', kind: 'guide'},
      {...passage(text), url: '/contracts/v3/reference/deployments#deployments', kind: 'reference'},
      {...passage(text), url: '/contracts/v3/reference/core/Factory', kind: 'reference'},
    ]),
  );
  expect(ids).toEqual([2, 1, 0]);
});

test('has of passages that weigh the same the one with fewer such texts first', () => {
  const [ids] = Object.values(
    hexOf([passage('0x128acb08, 0x414bf389'), passage('0x128acb08 swaps.')]),
  );
  expect(ids).toEqual([1, 0]);
});

test('tells calldata from a hash', () => {
  expect(isCalldata(`128acb08${'0'.repeat(64)}`)).toBe(true);
  expect(isCalldata('a'.repeat(64))).toBe(false);
});

test('tells by its end what begins with zeros, and takes nothing shortened for a selector', () => {
  const known = hexOf([
    passage('0x000000000022D473030F116dDEE9F6B43aC78BA3'),
    passage('0x000000000004444c5dc75cB358380D2e3dE08A90'),
    passage('', '0xdd46508f'),
    passage('0xdd466e674ea557f56295e2d0218a125ea4b4f0f6f3307b95f85e6110838d6438'),
  ]);
  const find = (query: string) => findHex(hexQuery(query) ?? '', known, endingOf(query));
  expect(find('0x0000…8BA3')).toEqual([0]);
  expect(find('0x0000...8a90')).toEqual([1]);
  expect(find('0xdd46...6438 event v4')).toEqual([3]);
  expect(find('0xdd46508f')).toEqual([2]);
  expect(find('0xdd46508f0000…0000')).toEqual([2]);
});
