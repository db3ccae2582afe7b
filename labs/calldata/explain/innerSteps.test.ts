import {encodeFunctionData, parseAbi, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {reader, testExplainer} from './explainer.fixture';
import {innerSteps} from './innerSteps';

const {explain} = testExplainer(readCatalogue(process.cwd()));
const abi = parseAbi([
  'function multicall(bytes[] data) payable',
  'function unwrapWETH9(uint256 amountMinimum, address recipient) payable',
  'function refundETH() payable',
]);
const multicall = (...calls: readonly Hex[]): Hex =>
  encodeFunctionData({abi, functionName: 'multicall', args: [calls]});
const unwrap = encodeFunctionData({abi, functionName: 'unwrapWETH9', args: [7n, reader]});
const refund = encodeFunctionData({abi, functionName: 'refundETH'});

test('gives the one step of a multicall with its sentence', () => {
  expect(innerSteps(explain(multicall(unwrap)))).toMatchObject([
    {name: 'unwrapWETH9', sentence: expect.stringContaining('Unwraps all WETH') as string},
  ]);
});

test('gives the steps of calls inside of calls in order, not the calls that hold them', () => {
  const steps = innerSteps(explain(multicall(refund, multicall(unwrap, refund))));
  expect(steps).toMatchObject([{name: 'refundETH'}, {name: 'unwrapWETH9'}, {name: 'refundETH'}]);
});

test('gives a step that cannot be read as such', () => {
  expect(innerSteps(explain(multicall('0x12345678')))).toMatchObject([{kind: 'unread'}]);
});

test.each([
  ['a call without calls', unwrap],
  ['input that cannot be read', '0x12'],
])('gives nothing for %s', (_what, text) => {
  expect(innerSteps(explain(text))).toEqual([]);
});
