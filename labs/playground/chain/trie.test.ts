// cspell:ignore trieanyorder dogglesworth
import {bytesToHex} from '@ethereumjs/util';
import {expect, test} from 'vitest';
import {type Leaf, rootOf} from './trie';

const text = (value: string) => new TextEncoder().encode(value);
const rootOfTexts = (pairs: Readonly<Record<string, string>>) =>
  bytesToHex(rootOf(Object.entries(pairs).map(([key, value]): Leaf => [text(key), text(value)])));

test('gives the root of an empty trie', () => {
  expect(rootOfTexts({})).toBe(
    '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421',
  );
});

// Of the tests of Ethereum, TrieTests/trieanyorder.json.
test('gives the root that Ethereum gives', () => {
  expect(rootOfTexts({A: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'})).toBe(
    '0xd23786fb4a010da3ce639d66d5e904a11dbc02746d1ce25029e53290cabf28ab',
  );
  expect(rootOfTexts({doe: 'reindeer', dog: 'puppy', dogglesworth: 'cat'})).toBe(
    '0x8aad789dff2f538bca5d8ea56e8abe10f4c7ba3a5dea95fea4cd6e7c3a1168d3',
  );
  expect(rootOfTexts({do: 'verb', horse: 'stallion', doge: 'coin', dog: 'puppy'})).toBe(
    '0x5991bb8c6514148a29db676a14ac506cd2cd5775ace63c30a4fe457715e9ac84',
  );
});
