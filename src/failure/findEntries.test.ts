import {expect, test} from 'vitest';
import {findEntries, type RevertEntry} from './findEntries';
import {readFailure} from './readFailure';

const entry = (identifier: string, selector?: string): RevertEntry => ({
  identifier,
  href: `/errors#${identifier}`,
  product: 'v3',
  ...(selector && {selector}),
});
const entries = [
  entry('AS'),
  entry('LOK'),
  entry('Too little received'),
  entry('Too little received in the second pool'),
  entry('Much Too little received'),
  entry('InvalidNonce()', '0x756688FE'),
  entry('AllowanceExpired(uint256)', '0xd81b2f2e'),
  ...Array.from({length: 10}, (_, index) => entry(`TransferHelper: ${index}`)),
];
const found = (pasted: string) => {
  const {entries: matching, ...rest} = findEntries(readFailure(pasted), entries);
  return {...rest, identifiers: matching.map(({identifier}) => identifier)};
};

test.each([
  ['a string as it is', 'Too little received', 'Too little received'],
  ['a string in other capitals', 'too LITTLE received', 'Too little received'],
  ['a short string, and nothing that contains it', 'as', 'AS'],
  ['a signature', 'InvalidNonce()', 'InvalidNonce()'],
  ['the name of an error', 'invalidNonce', 'InvalidNonce()'],
  ['an error with its values', 'AllowanceExpired(1700000000)', 'AllowanceExpired(uint256)'],
  ['a selector in any capitals', '0x756688fe', 'InvalidNonce()'],
  ['an error inside a text', 'step 3 gave InvalidNonce() again', 'InvalidNonce()'],
  ['a quoted string inside a text', "step 3 gave 'AS' again", 'AS'],
  ['raw data', `0xD81B2F2E${'0'.repeat(64)}`, 'AllowanceExpired(uint256)'],
])('finds %s', (_what, pasted, identifier) => {
  expect(found(pasted)).toEqual({identifiers: [identifier], total: 1, isNear: false});
});

test.each([
  ['0x08c379a0…AS', 'AS'],
  ['0x08c379a0...Too little received', 'Too little received'],
  ['0x08c379a0…InvalidNonce()', 'InvalidNonce()'],
])('finds what the end of %s names', (pasted, identifier) => {
  expect(found(pasted)).toEqual({identifiers: [identifier], total: 1, isNear: false});
});

test.each(['0x08c379a0…', '0x08c379a0…too little', '0x08c379a0… 64 more bytes', '0x08c379a0'])(
  'finds nothing for %s, whose end names no entry',
  (pasted) => {
    expect(found(pasted)).toEqual({identifiers: [], total: 0, isNear: false});
  },
);

test('offers what starts with a text before what contains it', () => {
  expect(found('too little')).toEqual({
    identifiers: [
      'Too little received',
      'Too little received in the second pool',
      'Much Too little received',
    ],
    total: 3,
    isNear: true,
  });
});

test('offers eight entries at most and says how many there are', () => {
  const {identifiers, total} = found('TransferHelper');
  expect([identifiers.length, total]).toEqual([8, 10]);
});

test('finds every entry of a string that several products use', () => {
  const twice = [entry('LOK'), {...entry('LOK'), product: 'v2', href: '/v2#lok'}];
  expect(findEntries({kind: 'string', text: 'LOK'}, twice).entries).toEqual(twice);
});

test.each(['0x', '0x12345678', 'Panic(17)', 'nothing like it', '0x123'])(
  'finds nothing for %s',
  (pasted) => {
    expect(found(pasted).total).toBe(0);
  },
);
