import {encodeFunctionData, parseAbi, parseAbiItem, type AbiFunction} from 'viem';
import {expect, test} from 'vitest';
import {castLine} from './castLine';
import type {OutsideCall} from './outsideCall';
import {viemCode} from './viemCode';

const FROM = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const TO = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2';
const callOf = (
  signature: string,
  values: unknown[],
  more: Partial<OutsideCall> = {},
): OutsideCall => ({
  abi: parseAbiItem(signature as 'function f()') as AbiFunction,
  ...{address: TO, from: FROM, values, valueWei: 0n, as: 'call'},
  ...more,
});

test('calls with cast without a sender where a function reads', () => {
  const call = callOf('function balanceOf(address owner) view returns (uint256)', [FROM]);
  expect(castLine(call)).toBe(
    `cast call --rpc-url "$RPC_URL" ${TO} 'balanceOf(address)(uint256)' ${FROM}`,
  );
});

test('sends with cast by a key, with the ether as wei', () => {
  const call = callOf('function deposit() payable', [], {valueWei: 5n, as: 'transaction'});
  expect(castLine(call)).toBe(
    `cast send --rpc-url "$RPC_URL" --private-key "$PRIVATE_KEY" --value 5 ${TO} 'deposit()'`,
  );
});

test('keeps negative numbers, quotes and tuples whole in a shell', () => {
  const call = callOf('function f(int24 tick, string text, (address to, string[] notes) given)', [
    -60n,
    "it's",
    {to: FROM, notes: ['a,b', '"c"']},
  ]);
  expect(castLine(call)).toBe(
    `cast call --rpc-url "$RPC_URL" --from ${FROM} ${TO} 'f(int24,string,(address,string[]))' -- -60 ` +
      String.raw`'it'\''s' '(${FROM},["a,b","\"c\""])'`,
  );
});

test('writes viem code that reads', () => {
  const call = callOf('function slot(uint24 fee, bytes data) view returns (bool)', [500n, '0x']);
  expect(viemCode(call)).toBe(`import {createPublicClient, http, parseAbi} from 'viem';

const client = createPublicClient({transport: http(process.env.RPC_URL)});
const result = await client.readContract({
  address: '${TO}',
  abi: parseAbi(['function slot(uint24 fee, bytes data) view returns (bool)']),
  functionName: 'slot',
  args: [
    500,
    '0x',
  ],
});
console.log(result);
`);
});

test('writes viem code that sends what was simulated', () => {
  const code = viemCode(
    callOf('function deposit() payable', [], {valueWei: 5n, as: 'transaction'}),
  );
  expect(code).toContain('account: client.account,\n  value: 5n,');
  expect(code).toContain('client.writeContract(request)');
});

test('declares functions so that viem encodes the same', () => {
  const signature =
    'function f((address to, (uint24 fee, int24[2] ticks)[] hops) given) returns (uint256 out)';
  const values = [{to: FROM, hops: [{fee: 1, ticks: [1, 2]}]}];
  const call = callOf(signature, values);
  const [, declared = ''] = /parseAbi\(\['(.*)'\]\)/.exec(viemCode(call)) ?? [];
  const encode = (abi: unknown) =>
    encodeFunctionData({abi: abi as AbiFunction[], functionName: 'f', args: values});
  expect(encode(parseAbi([declared] as [string]))).toBe(encode([call.abi]));
});
