import {AllowanceTransfer, type PermitBatch, type PermitSingle} from '@uniswap/permit2-sdk';
import {utils} from 'ethers';
import {keccak256, stringToBytes} from 'viem';
import {expect, test} from 'vitest';
import {permitBatch, permitSingle} from '../../../../../examples/permit2/support/typedData';
import {usdc} from '../../../../../examples/permit2/support/parties';
import {permit2} from '../../../../../examples/permit2/support/permit2';
import {fromUniswapX} from '../../../../../sandbox/fromPackage';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/permit2/reference/allowance-transfer');
const {bytecode} = fromUniswapX('Permit2');

/** The table of type strings and their hashes. */
const rows = [...page.matchAll(/^\| `(\w+\([^`]+)` +\| `(0x\w{64})` \|$/gm)].map(
  ([, type = '', hash = '']) => ({type, hash}),
);

const details = {token: usdc, amount: 100_000_000n, expiration: 1_769_817_600, nonce: 0} as const;
const ends = {spender: permit2.address, sigDeadline: 1_767_226_200n} as const;
const single: PermitSingle = {details, ...ends};
const batch: PermitBatch = {details: [details], ...ends};

test('shows three types, each with the keccak256 of its string', () => {
  expect(rows.map(({type}) => type.slice(0, type.indexOf('(')))).toEqual([
    'PermitDetails',
    'PermitSingle',
    'PermitBatch',
  ]);
  for (const {type, hash} of rows) expect(keccak256(stringToBytes(type)), type).toBe(hash);
});

test.each(rows)('shows a hash that the bytecode holds: $type', ({hash}) => {
  expect(bytecode).toContain(hash.slice(2));
});

test.each([
  ['PermitSingle', single],
  ['PermitBatch', batch],
])('shows the type of %s that the SDK signs', (name, permit) => {
  const {types} = AllowanceTransfer.getPermitData(permit, permit2.address, 1);
  const type = utils._TypedDataEncoder.from(types).encodeType(name);
  expect(rows.map((row) => row.type)).toContain(type);
});

test.each([
  ['PermitSingle', permitSingle.types],
  ['PermitBatch', permitBatch.types],
])('quotes types of %s that make the same string', (name, types) => {
  const copied = Object.fromEntries(
    Object.entries(types).map(([key, fields]) => [key, [...fields]]),
  );
  const type = utils._TypedDataEncoder.from(copied).encodeType(name);
  expect(rows.map((row) => row.type)).toContain(type);
});
