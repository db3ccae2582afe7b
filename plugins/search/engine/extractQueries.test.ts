import {readFileSync} from 'node:fs';
import {encodeErrorResult, parseAbi} from 'viem';
import {expect, test} from 'vitest';
import {extractQueries, EXPLAINED} from './extractQueries';

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
  ['Error(string): STF', 'STF'],
  ['Error("STF")', 'STF'],
  [data, 'Too little received'],
])('asks for the reason in %s', (pasted, asked) => {
  expect(extractQueries(pasted)).toEqual([asked]);
});

test.each([
  'UniswapV2: K',
  'error codes',
  'execution reverted',
  '0x128acb08',
  '12345678',
  'how to revert',
  'Error(string)',
  'Error(string) selector',
  'custom error vs require string gas',
  'out of gas',
  'nonce too low',
  'why is my transaction reverted',
])('leaves %s as it is', (query) => {
  expect(extractQueries(query)).toEqual([query]);
});

const encode = (errorName: string, args: readonly unknown[]) =>
  encodeErrorResult({
    abi: parseAbi([
      'error TransactionDeadlinePassed()',
      'error ExecutionFailed(uint256 commandIndex, bytes message)',
      'error Panic(uint256)',
    ]),
    errorName,
    args,
  } as Parameters<typeof encodeErrorResult>[0]);
const passed = encode('TransactionDeadlinePassed', []);
const failed = (message: string) => encode('ExecutionFailed', [0n, message]);

test.each([
  ['an error', failed(passed), [passed, failed(passed)]],
  ['a string', failed(data), ['Too little received', failed(data)]],
  [
    'an error by its name',
    'ExecutionFailed(0, 0x5bf6f916)',
    [passed, 'ExecutionFailed(0, 0x5bf6f916)'],
  ],
])('asks for %s that another error carries, then for that one', (_what, pasted, asked) => {
  expect(extractQueries(pasted)).toEqual(asked);
});

test('asks for an error that carries nothing, then for why there is nothing', () => {
  expect(extractQueries(failed('0x'))).toEqual([failed('0x'), EXPLAINED.nothing]);
});

test.each([
  'missing revert data in call exception; Transaction reverted without a reason string',
  'missing revert data (action="estimateGas", data=null, reason=null, code=CALL_EXCEPTION, version=6.17.0)',
  '{"code":3,"message":"execution reverted","data":"0x"}',
  'Error: Transaction reverted without a reason string',
  '{"jsonrpc":"2.0","id":1,"result":"0x"}',
])('asks why there is no reason for %s', (pasted) => {
  expect(extractQueries(pasted)).toEqual([EXPLAINED.nothing]);
});

test.each([
  ['a panic', encode('Panic', [17n]), EXPLAINED.data],
  ['a message of the node', '{"code":-32000,"message":"nonce too low"}', EXPLAINED.page],
])('asks for what explains %s', (_what, pasted, asked) => {
  expect(extractQueries(pasted)).toEqual([asked]);
});

test('asks for passages that the page of error codes has', () => {
  const page = readFileSync('docs/contracts/v3/reference/error-codes.mdx', 'utf8');
  expect(page).toContain(`\ntitle: ${EXPLAINED.page}\n`);
  for (const heading of [EXPLAINED.nothing, EXPLAINED.data]) {
    expect(page).toContain(`\n## ${heading} {`);
  }
});
