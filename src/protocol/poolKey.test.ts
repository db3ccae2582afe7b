import {keccak256} from 'viem';
import {expect, test} from 'vitest';
import {encodePoolKey, keyFault, poolIdOf, sortCurrencies, type PoolKey} from './poolKey';
import {swapFee} from './swapFee';

const key: PoolKey = {currency0: 0n, currency1: 1n, fee: 3_000n, tickSpacing: 60n, hooks: 0n};

test('encodes a key into five words, a negative spacing in two’s complement', () => {
  const encoded = encodePoolKey({...key, tickSpacing: -1n});
  expect(encoded).toHaveLength(2 + 5 * 64);
  expect(encoded.slice(2 + 3 * 64, 2 + 4 * 64)).toBe('f'.repeat(64));
});

test('gives every part of a key a part in the id', () => {
  const others: PoolKey[] = [
    {...key, currency1: 2n},
    {...key, fee: 500n},
    {...key, tickSpacing: 10n},
    {...key, hooks: 0x40n},
  ];
  const ids = [key, ...others].map((one) => poolIdOf(one, keccak256));
  expect(new Set(ids).size).toBe(5);
});

test('puts ether first, and refuses a currency twice', () => {
  expect(sortCurrencies(5n, 0n)).toEqual({currency0: 0n, currency1: 5n});
  expect(() => sortCurrencies(5n, 5n)).toThrow('two different currencies');
});

test('names the first fault of a key, as initialize does', () => {
  expect(keyFault(key)).toBeUndefined();
  const wrong = {currency0: 1n, currency1: 1n, fee: 1_000_001n, tickSpacing: 0n, hooks: 1n};
  expect(keyFault(wrong)).toBe('TickSpacingTooSmall');
  expect(keyFault({...wrong, tickSpacing: 1n})).toBe('CurrenciesOutOfOrderOrEqual');
  expect(keyFault({...wrong, tickSpacing: 1n, currency0: 0n})).toBe('HookAddressNotValid');
  expect(keyFault({...key, fee: 1_000_001n})).toBe('LPFeeTooLarge');
});

test.each([
  [1_000n, 3_000n, 3_997n],
  [1_000n, 500n, 1_500n],
  [1_000n, 1n, 1_001n],
  [0n, 3_000n, 3_000n],
  [1_000n, 1_000_000n, 1_000_000n],
])('adds a protocol fee of %d and an LP fee of %d pips to %d, rounded up', (protocol, lp, sum) => {
  expect(swapFee({protocol, lp})).toBe(sum);
});
