import path from 'node:path';
import {expect, test} from 'vitest';
import {readThrows} from '.';
import type {Reach} from './model';

const packages = readThrows(path.resolve(__dirname, '../../..'));

function reachOf(name: string, of: string, member: string): Reach {
  const found = packages.find((one) => one.package === name)?.exports[of]?.[member];
  if (!found) throw new Error(`${name} has no ${of}.${member}`);
  return found;
}

const texts = (...of: [string, string, string]) => reachOf(...of).thrown.map(({text}) => text);

test('reads a constructor with what its base checks', () => {
  expect(texts('@uniswap/sdk-core', 'Token', 'constructor')).toEqual([
    'NON-NEGATIVE FOT FEES',
    'CHAIN_ID',
    'DECIMALS',
    '… is not a valid address.',
  ]);
});

test('reads an inherited getter as the class that has it runs it', () => {
  expect(texts('@uniswap/sdk-core', 'CurrencyAmount', 'wrapped')).toEqual(['WRAPPED', 'AMOUNT']);
});

test('reaches the tick list from a trade, through three packages and an interface', () => {
  const {thrown} = reachOf('@uniswap/v3-sdk', 'Trade', 'exactIn');
  expect(thrown.find(({text}) => text === 'NOT_CONTAINED')).toMatchObject({
    isInvariant: true,
    path: [
      'Trade.exactIn',
      'Trade.fromRoute',
      'Pool.getOutputAmount',
      'Pool.swap',
      'v3Swap',
      'TickListDataProvider.getTick',
      'TickList.getTick',
    ],
  });
});

test('reads the functions of the first SDK', () => {
  expect(texts('@uniswap/sdk', 'getTokenReserves', '')).toEqual([
    'chainId … is not valid.',
    "Passed bigNumberish '…' of type '…' is not valid.",
  ]);
});

test('reads a message that is a constant of another module', () => {
  expect(texts('@uniswap/v4-sdk', 'V4PositionManager', 'removeCallParameters')).toContain(
    'CANNOT_BURN',
  );
});

test('follows every call but those of other libraries and of arrays', () => {
  const reaches = packages.flatMap(({exports}) =>
    Object.values(exports).flatMap((members) => Object.values(members)),
  );
  const open = reaches.flatMap((reach) => reach.open.map(({call}) => /\w+$/.exec(call)?.[0]));
  expect([...new Set(open)].sort()).toEqual(
    [
      // bignumber.js
      ...['dividedBy', 'isGreaterThan', 'isInteger', 'isLessThan', 'multipliedBy'],
      // decimal.js-light and big.js
      ...['decimalPlaces', 'div', 'set', 'toFormat', 'toSignificantDigits'],
      // lodash, and the contracts and providers of ethers
      ...['default', 'balanceOf', 'getBalance', 'allowance', 'nonceBitmap', 'getBlock'],
      // What the compiler wrote for "await", arrays and texts
      ...['sent', 'reverse', 'map', 'substring', 'toLowerCase', 'toString'],
      // ethers, and fractions and currencies that v4-sdk and universal-router-sdk hold as "any"
      ...['add', 'gt', 'equals', 'equalTo', 'multiply'],
    ].sort(),
  );
});
