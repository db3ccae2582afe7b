import {encodeErrorResult, parseAbi, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {judgeRevert, type Frame} from './judgeRevert';

const errorOf = (text: string): Hex =>
  encodeErrorResult({abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [text]});

const selectors = {
  errors: new Map([['0x756688fe', 'InvalidNonce()']]),
  functions: new Map([
    ['0x00000001', ['mint']],
    ['0x00000002', ['pay']],
  ]),
};
const frame = (output: Hex, inner?: Frame): Frame => ({
  input: '0x00000001',
  output,
  error: 'execution reverted',
  calls: inner ? [inner] : [],
});
const inner = (output: Hex): Frame => ({...frame(output), input: '0x00000002'});
const note = (...reverts: {error: string; when: string; from?: string[]}[]) => ({
  does: 'Mints.',
  reverts,
});

test.each([
  ['a string', errorOf('TLU'), 'TLU'],
  ['a custom error', '0x756688fe', 'InvalidNonce()'],
  ['a revert without data', '0x', 'none'],
] as const)('finds %s in the list, or misses it', (_, output, error) => {
  expect(judgeRevert(frame(output), note({error, when: 'Always.'}), selectors)).toBeUndefined();
  expect(judgeRevert(frame(output), note(), selectors)).toBe(
    `reverts with ${error}, which is not listed`,
  );
});

test.each(['out of gas', 'out of gas: out of memory'])('asks for no entry of %s', (error) => {
  expect(judgeRevert({...frame('0x'), error}, note(), selectors)).toBeUndefined();
});

test('takes what a called contract reverts with where the call is named', () => {
  const passed = frame(errorOf('STF'), inner(errorOf('STF')));
  const named = {error: 'passed on', when: 'The callback reverts.', from: ['ICallback.pay']};
  expect(judgeRevert(passed, note(named), selectors)).toBeUndefined();
  expect(judgeRevert(passed, note({...named, from: ['ICallback.other']}), selectors)).toBe(
    'passes on STF of pay, which is not listed',
  );
});

test('does not take for passed on what the function says instead', () => {
  const wrapped = frame(errorOf('ST'), inner(errorOf('paused')));
  const named = {error: 'passed on', when: 'The callback reverts.', from: ['ICallback.pay']};
  expect(judgeRevert(wrapped, note(named), selectors)).toBe('reverts with ST, which is not listed');
});
