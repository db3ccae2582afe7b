import {encodeErrorResult, pad, parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {readFailure} from './readFailure';
import {valuesOf} from './valuesOf';

const ACCOUNT = pad('0xc0', {size: 20});
const abi = parseAbi([
  'error One(uint256, int24, address, bool, bytes4, bytes)',
  'error None()',
  'error Many(uint256[])',
]);
const ALL = 'One(uint256,int24,address,bool,bytes4,bytes)';

/** The values of an error that is read by a signature. */
function valuesIn(data: string, signature: string): string[] | undefined {
  const failure = readFailure(data);
  return failure.kind === 'selector' ? valuesOf(failure, signature) : undefined;
}

const one = encodeErrorResult({
  abi,
  errorName: 'One',
  args: [7n, -60, ACCOUNT, true, '0x12345678', '0xc0ffee'],
});

test('reads the values of an error by the types of its signature', () => {
  expect(valuesIn(one, ALL)).toEqual(['7', '-60', ACCOUNT, 'true', '0x12345678', '0xc0ffee']);
});

test.each([
  ['an error without arguments', encodeErrorResult({abi, errorName: 'None'}), 'None()'],
  ['an array', encodeErrorResult({abi, errorName: 'Many', args: [[1n]]}), 'Many(uint256[])'],
  ['data that ends too early', one.slice(0, 10 + 64), ALL],
])('reads no values of %s', (_what, data, signature) => {
  expect(valuesIn(data, signature)).toBeUndefined();
});
