import {expect, test} from 'vitest';
import {revertData} from './revertData';

test('gives a string the whole data of Error(string)', () => {
  expect(revertData('AS')).toEqual({
    kind: 'string',
    selector: '0x08c379a0',
    data: `0x08c379a0${'20'.padStart(64, '0')}${'2'.padStart(64, '0')}${'4153'.padEnd(64, '0')}`,
  });
});

test('gives an error without arguments its selector as data', () => {
  expect(revertData('InvalidNonce()')).toEqual({
    kind: 'error',
    selector: '0x756688fe',
    data: '0x756688fe',
  });
});

test('gives an error with arguments a selector only', () => {
  expect(revertData('InsufficientAllowance(uint256)')).toEqual({
    kind: 'error',
    selector: '0xf96fb071',
  });
});

test('takes a sentence with a bracket for a string', () => {
  expect(revertData('not (yet) open').kind).toBe('string');
});
