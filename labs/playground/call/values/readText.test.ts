import {expect, test} from 'vitest';
import {readText} from './readText';
import {USDC, WETH, words} from './values.fixture';

const read = (text: string, type: string, unit?: string): unknown => {
  const parsed = readText(text, {parameter: {type}, ...(unit && {unit})}, words);
  return 'value' in parsed ? parsed.value : parsed.problem;
};
const FEE = '1/1,000,000 of the amount';

test.each([
  ['1000000', 'uint256', 1_000_000n],
  ['1_000_000', 'uint256', 1_000_000n],
  ['-60', 'int24', -60n],
  ['0x10', 'uint256', 16n],
  ['1e18', 'uint256', 10n ** 18n],
  ['max', 'uint128', 2n ** 128n - 1n],
  ['min', 'int24', -(2n ** 23n)],
  ['1.5 ether', 'uint256', 15n * 10n ** 17n],
  ['2 gwei', 'uint256', 2n * 10n ** 9n],
  ['1,000.5 usdc', 'uint256', 1_000_500_000n],
  ['-1 ETH', 'int256', -(10n ** 18n)],
  ['now', 'uint256', 1_767_313_872n],
  ['now + 20 minutes', 'uint256', 1_767_315_072n],
  ['now - 1 day', 'uint48', 1_767_227_472n],
  ['2026-01-02 00:31:12', 'uint256', 1_767_313_872n],
])('reads %s of %s', (text, type, value) => {
  expect(read(text, type)).toBe(value);
});

test.each([
  ['0.3%', FEE, 3_000n],
  ['0.3 %', FEE, 3_000n],
  ['0.0001%', FEE, 1n],
  ['0.25%', 'basis points (1/10,000)', 25n],
])('reads the fee %s in %s', (text, unit, value) => {
  expect(read(text, 'uint24', unit)).toBe(value);
});

test.each([
  ['', 'uint256', 'Enter a number.'],
  ['1.5', 'uint256', 'Enter a whole number.'],
  ['-1', 'uint256', 'Enter a whole number from 0 to'],
  ['300', 'uint8', 'Enter a whole number from 0 to 255.'],
  ['1 ether', 'uint24', 'Enter a value from 0 to 16777215: uint24 can hold no other.'],
  ['5 XYZ', 'uint256', '"XYZ" is not a unit here. Use ether, gwei, wei or a token: WETH'],
  ['1.1234567 USDC', 'uint256', 'Enter at most 6 digits after the point'],
  ['0.3%', 'uint256', 'Enter a number without %: this value is not a fraction.'],
  ['2026-13-02', 'uint256', 'Enter a date that exists'],
  ['0x12', 'address', 'Enter 40 hexadecimal digits after 0x: there are 2 characters.'],
  ['Uniswap', 'address', 'Enter an address, 0x and 40 hexadecimal digits, or a name from the list'],
  ['0xabc', 'bytes', 'Enter whole bytes, two digits each: there are 3 digits.'],
  ['12', 'bytes', 'Enter hexadecimal digits after 0x'],
  ['0x12', 'bytes4', 'Enter 4 bytes, 8 digits after 0x: there are 2.'],
  ['yes', 'bool', 'Enter true or false.'],
  ['["USDC"', 'address[]', 'Enter address[] as JSON: ["address", …].'],
  ['"USDC"', 'address[]', 'Enter a list in square brackets: ["address", …].'],
  ['["USDC", "X"]', 'address[]', 'Item 2: Enter an address'],
  ['[1]', 'uint256[2]', 'Enter 2 items: there are 1.'],
])('says what would do in place of %j as %s', (text, type, problem) => {
  expect(read(text, type)).toContain(problem);
});

test('takes names for addresses, however they are written', () => {
  expect([read('usdc', 'address'), read('ETH', 'address')]).toEqual([
    USDC,
    '0x0000000000000000000000000000000000000000',
  ]);
  expect(read('["WETH", "USDC"]', 'address[]')).toEqual([WETH, USDC]);
});

test('keeps every digit of numbers in lists', () => {
  expect(read('[9007199254740993, "1 USDC", 0x10]', 'uint256[]')).toEqual([
    9_007_199_254_740_993n,
    1_000_000n,
    16n,
  ]);
});

const HOPS = {
  type: 'tuple[]',
  components: [
    {name: 'token', type: 'address'},
    {name: 'fee', type: 'uint24'},
  ],
};

test('reads tuples in lists by names and by places', () => {
  const parsed = readText(
    '[{"fee": 500, "token": "USDC"}, ["WETH", 3000]]',
    {parameter: HOPS},
    words,
  );
  expect(parsed).toEqual({
    value: [
      {token: USDC, fee: 500n},
      {token: WETH, fee: 3_000n},
    ],
  });
});

test('names the value that a tuple lacks, or that does not fit', () => {
  const problemOf = (text: string) => readText(text, {parameter: HOPS}, words);
  expect(problemOf('[{"fee": 500}]')).toEqual({
    problem: 'Item 1: Enter a value for "token" of {"token": "address", "fee": "uint24"}.',
  });
  expect(problemOf('[{"token": "USDC", "fee": "x"}]')).toMatchObject({
    problem: expect.stringContaining('Item 1: fee: ') as string,
  });
  expect(problemOf('[5]')).toMatchObject({
    problem: expect.stringContaining(
      'Enter {"token": "address", "fee": "uint24"} in place of "5"',
    ) as string,
  });
});
