import path from 'node:path';
import {expect, test} from 'vitest';
import {documented} from './documented';
import {readIdentifiers} from '.';

const identifiers = readIdentifiers(path.join(__dirname, '../../../node_modules'));

const of = (contract: string): string =>
  identifiers
    .filter((one) => one.contract === contract && one.evidence.includes('bytecode'))
    .map(({text}) => text)
    .sort()
    .join(' ');

test('finds just the reasons of a pool in its bytecode, though its source is not published', () => {
  expect(of('UniswapV3Pool')).toBe(
    'AI AS F0 F1 I IIA L LA LO LOK LS M0 M1 NP OLD R SPL T TF TLM TLU TUM',
  );
});

test('takes no reason of a pair for one of the factory whose code holds the pair', () => {
  expect(of('UniswapV2Factory')).toBe(
    'UniswapV2: FORBIDDEN UniswapV2: IDENTICAL_ADDRESSES UniswapV2: PAIR_EXISTS UniswapV2: ZERO_ADDRESS',
  );
});

test('finds reasons of constructors, of texts stored as data and of linked libraries', () => {
  expect(of('ExampleSlidingWindowOracle')).toContain('SlidingWindowOracle: GRANULARITY');
  expect(of('NonfungiblePositionManager')).toContain(
    'ERC721: transfer caller is not owner nor approved',
  );
  expect(of('NFTDescriptor')).toContain('Strings: hex length insufficient');
});

test('sees in the code what the sources of the same contract say, word for word', () => {
  const both = ['UniswapV2Pair', 'UniswapV2Router02', 'UniswapV3Staker', 'ExampleSwapToPrice'];
  const onlySource = identifiers.filter(
    ({contract, evidence}) => both.includes(contract) && !evidence.includes('bytecode'),
  );
  expect(onlySource).toEqual([]);
});

test('finds identifiers in each documented package', () => {
  const packages = new Set(identifiers.map((one) => one.package));
  expect([...packages].sort()).toEqual(documented.map((one) => one.package).sort());
});

test('leaves out tests that are published as source only', () => {
  expect(identifiers.filter(({text}) => text === 'NotAllowedReenter()')).toEqual([]);
});
