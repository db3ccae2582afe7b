import {
  SignatureTransfer,
  type PermitBatchTransferFrom,
  type PermitTransferFrom,
} from '@uniswap/permit2-sdk';
import {utils} from 'ethers';
import {domainSeparator, keccak256, stringToBytes, stringToHex} from 'viem';
import {expect, test} from 'vitest';
import * as typed from '../../../../../examples/permit2/support/typedData';
import {usdc} from '../../../../../examples/permit2/support/parties';
import {permit2} from '../../../../../examples/permit2/support/permit2';
import {fromUniswapX} from '../../../../../sandbox/fromPackage';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/permit2/reference/signature-transfer');
const {bytecode} = fromUniswapX('Permit2');
const hashOf = (text: string) => keccak256(stringToBytes(text));

/** The table of type strings and their hashes. */
const rows = [...page.matchAll(/^\| `(\w+\([^`]+)` +\| `(0x\w{64})` \|$/gm)].map(
  ([, type = '', hash = '']) => ({type, hash}),
);
const stubs = [...page.matchAll(/^\| [\w ]+ \| `(Permit\w+\([^`]+,)` +\|$/gm)].map(
  ([, stub = '']) => stub,
);

const permitted = {token: usdc, amount: 100_000_000n} as const;
const ends = {spender: permit2.address, nonce: 0n, deadline: 1_767_226_200n} as const;
const witness = {
  witness: {beneficiary: permit2.address},
  witnessTypeName: 'Deposit',
  witnessType: {Deposit: [...typed.permitDeposit.types.Deposit]},
};

type Types = Readonly<Record<string, readonly {name: string; type: string}[]>>;

const typeOf = (name: string, types: Types) =>
  utils._TypedDataEncoder
    .from(Object.fromEntries(Object.entries(types).map(([key, fields]) => [key, [...fields]])))
    .encodeType(name);

test('shows four types, each with the keccak256 of its string', () => {
  expect(rows.map(({type}) => type.slice(0, type.indexOf('(')))).toEqual([
    'EIP712Domain',
    'TokenPermissions',
    'PermitTransferFrom',
    'PermitBatchTransferFrom',
  ]);
  for (const {type, hash} of rows) expect(hashOf(type), type).toBe(hash);
});

test.each(rows)('shows a hash that the bytecode holds: $type', ({hash}) => {
  expect(bytecode).toContain(hash.slice(2));
});

test('shows the hashes of the name, which the bytecode holds, and of the domain', () => {
  const name = hashOf('Permit2');
  expect(page).toContain(`\`${name}\``);
  expect(bytecode).toContain(name.slice(2));
  expect(page).toContain(`\`${domainSeparator({domain: typed.domain})}\``);
});

test.each<[string, PermitTransferFrom | PermitBatchTransferFrom, Types]>([
  ['PermitTransferFrom', {permitted, ...ends}, typed.permitTransferFrom.types],
  [
    'PermitBatchTransferFrom',
    {permitted: [permitted], ...ends},
    typed.permitBatchTransferFrom.types,
  ],
])('shows the type of %s that the SDK and the examples sign', (name, permit, quoted) => {
  const {types} = SignatureTransfer.getPermitData(permit, permit2.address, 1);
  expect(rows.map(({type}) => type)).toContain(typeOf(name, types));
  expect(rows.map(({type}) => type)).toContain(typeOf(name, quoted));
});

test('shows both stubs as the bytecode holds them, 32 bytes at a time', () => {
  expect(stubs).toHaveLength(2);
  for (const stub of stubs) {
    for (let at = 0; at < stub.length; at += 32) {
      expect(bytecode).toContain(stringToHex(stub.slice(at, at + 32)).slice(2));
    }
  }
});

test('signs what Permit2 makes of a stub and the witness type string', () => {
  const [one = '', batch = ''] = stubs;
  const forOne = SignatureTransfer.getPermitData({permitted, ...ends}, permit2.address, 1, witness);
  const forBatch = SignatureTransfer.getPermitData(
    {permitted: [permitted], ...ends},
    permit2.address,
    1,
    witness,
  );
  const type = one + typed.witnessTypeString;
  expect(typeOf('PermitWitnessTransferFrom', forOne.types)).toBe(type);
  expect(typeOf('PermitWitnessTransferFrom', typed.permitDeposit.types)).toBe(type);
  const batchType = batch + typed.witnessTypeString;
  expect(typeOf('PermitBatchWitnessTransferFrom', forBatch.types)).toBe(batchType);
  expect(page).toContain(`The typehash of this example is \`${hashOf(type)}\``);
});

test('places nonce 259 where the page says', () => {
  expect([259n >> 8n, 259n & 255n]).toEqual([1n, 3n]);
  expect(page).toContain('For example, nonce 259 is bit 3 of word 1.');
});
