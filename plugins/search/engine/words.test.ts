// cspell:ignore isnt offchain onchain toolittlereceived swaprouter
import {expect, test} from 'vitest';
import {queryWords, nameOf, wordsOf} from './words';

test.each([
  ['sqrtPriceX96', ['sqrtpricex96', 'sqrt', 'price', 'x96']],
  ['exactInputSingle', ['exactinputsingle', 'exact', 'input', 'single']],
  ['UniswapV3Pool', ['uniswapv3pool', 'uniswap', 'v3', 'pool']],
  ['WETH9', ['weth9']],
  ['slot0', ['slot0']],
  ['MIN_TICK', ['min_tick', 'min', 'tick']],
  ['ERC721Permit', ['erc721permit', 'erc721', 'permit']],
])('finds %s whole and by its parts', (identifier, words) => {
  expect(wordsOf(identifier)).toEqual(words);
});

test('leaves out words that say nothing', () => {
  expect(wordsOf('What is the fee of a pool?')).toEqual(['fee', 'pool']);
});

test('reads numbers without their separators, and fractions whole', () => {
  expect(wordsOf('3,000 is 0.3%')).toEqual(['3000', '0.3']);
});

test('leaves hexadecimal data out of the words, and keeps words made of its letters', () => {
  expect(wordsOf('0x128acb08 1F98431c8aD98523631AE4a59f267346ea31F984 decade')).toEqual(['decade']);
});

test('keeps an identifier of a query whole', () => {
  expect(queryWords('how exactInputSingle works')).toEqual(['exactinputsingle', 'works']);
});

test('reads a contracted word without what it lost', () => {
  expect(queryWords("can't call someone else's pool")).toEqual(['call', 'someone', 'else', 'pool']);
});

test('leaves the fillers of a sentence out, and keeps those of a few words', () => {
  expect(queryWords('do I have to approve the router before swapping')).toEqual([
    'approve',
    'router',
    'before',
    'swapping',
  ]);
  expect(queryWords('no pool')).toEqual(['no', 'pool']);
});

test('reads what a reader uses as a sentence, be it of a few words', () => {
  expect(queryWords('which router do i use')).toEqual(['router']);
  expect(queryWords('port already in use')).toEqual(['port', 'already', 'use']);
});

test.each([
  ['flash accounting explained simple', ['flash', 'accounting']],
  ['ticks in plain words', ['ticks']],
  ['explain ticks simply', ['ticks']],
  ['gas too high', ['gas']],
  ['my hook isnt called', ['hook', 'called']],
])('leaves out of "%s" what says nothing of the subject', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

test('reads a hyphen before "chain" as none', () => {
  expect(wordsOf('off-chain and On-chain')).toEqual(['offchain', 'onchain']);
  expect(queryWords('multi-hop off-chain')).toEqual(['multi', 'hop', 'offchain']);
});

test('keeps the words of a query that has no others', () => {
  expect(queryWords('what is it')).toEqual(['what', 'is', 'it']);
  expect(queryWords('too high')).toEqual(['too', 'high']);
});

test.each([
  ['Too little received', 'toolittlereceived'],
  ['UniswapV2: K', 'uniswapv2k'],
  ['InvalidNonce()', 'invalidnonce'],
  ['AllowanceExpired(uint256)', 'allowanceexpired'],
  ['Swap Router', 'swaprouter'],
])('compares %s as a name', (text, name) => {
  expect(nameOf(text)).toBe(name);
});
