import {expect, test} from 'vitest';
import {table} from './describeSandbox';

test('makes each column as wide as its widest cell', () => {
  const rows = [
    ['v2', 'USDC/WETH', '0x1'],
    ['v3', 'UNI', '0x22'],
  ];
  expect(table(rows)).toBe('  v2  USDC/WETH  0x1\n  v3  UNI        0x22');
});
