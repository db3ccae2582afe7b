import {expect, test} from 'vitest';
import {chainIdText} from './chainIdText';

test.each([
  [8453, '8453'],
  ['8453', '8453'],
  ['0x2105', '8453'],
  ['0X01', '1'],
  [undefined, ''],
  [null, ''],
  ['', ''],
])('reads the chain id %j as "%s"', (value, text) => {
  expect(chainIdText(value)).toBe(text);
});

test.each([
  ...[0, -1, 1.5, 1e300, 2 ** 53, '-1', '1.5', '1e3', ' 1', 'Base', '0x', '0xg', '0b1'],
  ...['9'.repeat(400), `0x${'f'.repeat(64)}`, [8453], {}, true],
])('refuses %j as a chain id', (value) => {
  expect(chainIdText(value)).toBe('invalid');
});
