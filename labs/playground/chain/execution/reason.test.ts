import {expect, test} from 'vitest';
import {encodeErrorResult, parseAbi, stringToBytes} from 'viem';
import {bytesOf} from '../hex';
import {reasonOf, revertError} from './reason';

const errorString = (reason: string) =>
  bytesOf(
    encodeErrorResult({abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [reason]}),
  );
const panic = (code: bigint) =>
  bytesOf(
    encodeErrorResult({abi: parseAbi(['error Panic(uint256)']), errorName: 'Panic', args: [code]}),
  );

test('gives the string of a revert', () => {
  expect(reasonOf(errorString('Too little received'))).toBe('Too little received');
});

test('words a panic', () => {
  expect(reasonOf(panic(0x11n))).toBe('panic: arithmetic underflow or overflow (0x11)');
  expect(reasonOf(panic(0x99n))).toBe('panic: unknown code (0x99)');
});

test('names a custom error by its selector', () => {
  expect(reasonOf(bytesOf('0xe7541bf4'))).toBe('custom error 0xe7541bf4');
  expect(reasonOf(bytesOf(`0xe7541bf4${'ff'.repeat(32)}`))).toBe(
    `custom error 0xe7541bf4: ${'ff'.repeat(32)}`,
  );
});

test('shows data that is text as text', () => {
  expect(reasonOf(stringToBytes('STF'))).toBe('STF');
});

test('says nothing of a revert without data', () => {
  expect(revertError(new Uint8Array(0))).toMatchObject({
    code: 3,
    message: 'execution reverted',
    data: '0x',
  });
});
