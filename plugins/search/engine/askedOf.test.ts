import {encodeErrorResult} from 'viem';
import {expect, test} from 'vitest';
import {askedOf} from './askedOf';

const data = encodeErrorResult({
  abi: [{type: 'error', name: 'Error', inputs: [{name: 'reason', type: 'string'}]}],
  args: ['Too little received'],
});

test.each([
  ['execution reverted: STF', 'STF'],
  ['Error: execution reverted: "Too little received"', 'Too little received'],
  [
    "VM Exception while processing transaction: reverted with reason string 'UniswapV2: K'",
    'UniswapV2: K',
  ],
  ['ContractFunctionExecutionError: execution reverted: SPL', 'SPL'],
  ['Error: VM Exception while processing transaction: revert SPL', 'SPL'],
  ['revert: Price slippage check', 'Price slippage check'],
  [data, 'Too little received'],
])('asks for the reason in %s', (pasted, asked) => {
  expect(askedOf(pasted)).toBe(asked);
});

test.each([
  'UniswapV2: K',
  'error codes',
  'execution reverted',
  '0x128acb08',
  '12345678',
  'how to revert',
  'custom error vs require string gas',
])('leaves %s as it is', (query) => {
  expect(askedOf(query)).toBe(query);
});
