import {INIT_CODE_HASH} from '@uniswap/v2-sdk';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {getContractAddress, type Hex, keccak256, size, stringToHex, toHex} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {codeHashes} from '../facts/registry/codeHashes';
import {addressOf} from './addressOf';
import {fromHardhat, fromPackage, fromUniswapX} from './fromPackage';
import {type Sandbox, startSandbox} from './startSandbox';
import {testClient} from './testClient';

let sandbox: Sandbox;
let client: ReturnType<typeof testClient>;

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  client = testClient(sandbox);
});

afterAll(() => sandbox.stop());

test.each(codeHashes)('runs the code that mainnet has at $contract', async (recorded) => {
  const {contract, bytes, hash} = recorded;
  const code = (await client.getCode({address: addressOf(contract)})) ?? '0x';
  expect({contract, bytes: size(code), hash: keccak256(code)}).toEqual({contract, bytes, hash});
});

test('creates pairs and pools of the code whose hash the SDKs compute addresses with', () => {
  const pair = fromPackage('@uniswap/v2-core', 'build/UniswapV2Pair.json');
  const pool = fromHardhat('@uniswap/v3-core', 'UniswapV3Pool');
  expect(keccak256(pair.bytecode)).toBe(INIT_CODE_HASH);
  expect(keccak256(pool.bytecode)).toBe(POOL_INIT_CODE_HASH);
});

test('runs the Permit2 whose bytecode gives its mainnet address', () => {
  // The CREATE2 factory of every chain, and the salt that was searched for it.
  const from = '0x4e59b44847b379578588920cA78FbF26c0B4956C';
  const salt = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000';
  const created = (bytecode: Hex) => getContractAddress({opcode: 'CREATE2', from, salt, bytecode});
  const {bytecode} = fromUniswapX('Permit2');
  expect(created(bytecode)).toBe(addressOf('Permit2'));
  expect(created(`${bytecode}00`)).not.toBe(addressOf('Permit2'));
});

test('keeps the fee hook where its name and its one permission say', () => {
  const afterInitialize = 1n << 12n;
  const named = BigInt(`0x${keccak256(stringToHex('FeeHook')).slice(-40)}`);
  const address = ((named >> 14n) << 14n) | afterInitialize;
  expect(toHex(address, {size: 20})).toBe(addressOf('FeeHook').toLowerCase());
});
