import {expect, test} from 'vitest';
import {readName} from './readName';

test.each([
  ['slot0', 'slot0'],
  ['what does TooOld mean?', 'TooOld'],
  ['STF error', 'STF'],
  ['reverted with custom error "TooOld()"', 'TooOld()'],
  ['beforeSwap function v4', 'beforeSwap'],
  ['Transaction too old', 'Transaction too old'],
  ['swap function', 'swap function'],
  ['function swap', 'swap'],
  ['event Swap in v3', 'Swap'],
  ['error Locked()', 'Locked()'],
  ['enum TradeType', 'TradeType'],
  ['modifier onlyOwner', 'onlyOwner'],
  ['function swap fails', 'function swap fails'],
  ['PoolManager unlock()', 'PoolManager unlock()'],
])('reads from "%s" the name "%s"', (query, name) => {
  expect(readName(query)).toBe(name);
});

test('reads a known name that is written without its capitals', () => {
  expect(readName('poolkey struct', (word) => word === 'poolkey')).toBe('poolkey');
});
