import {numberToHex} from 'viem';
import {expect, test} from 'vitest';
import {Chain} from '../chain';
import {savedWith} from '../savedChain.fixture';

const FROM = `0x${'aa'.repeat(20)}`;
/** Returns the gas that is left, as code that creates a contract. */
const GAS = '0x5a5f5260205ff3';

async function ask(method: string, ...params: readonly unknown[]): Promise<unknown> {
  const chain = await Chain.create(savedWith({[FROM]: {nonce: 0, balance: '0xffff'}}), {
    code: () => Promise.reject(new Error('no saved code')),
  });
  return chain.request({method, params});
}

const callWith = (fields: object) => ask('eth_call', {from: FROM, data: GAS, ...fields}, 'latest');

test('runs calls with more gas than a block has, as anvil does, and refuses far more', async () => {
  expect(BigInt(String(await callWith({gas: numberToHex(50_000_000)})))).toBeGreaterThan(
    49_000_000n,
  );
  for (const method of ['eth_call', 'eth_estimateGas']) {
    await expect(ask(method, {data: GAS, gas: numberToHex(50_000_001)})).rejects.toThrow(
      'expected at most 50000000 gas for a call in this tab, got 50000001',
    );
  }
});

test.each([
  ['gas', 64, 8],
  ['nonce', 64, 8],
  ['gasPrice', 128, 16],
  ['maxFeePerGas', 128, 16],
  ['value', 256, 32],
])('refuses a %s that does not fit, in the words of anvil', async (field, bits, bytes) => {
  const value = numberToHex(2n ** BigInt(bits));
  await expect(callWith({[field]: value})).rejects.toThrow(
    `invalid value: string "${value}", expected a ${bytes} byte hex string`,
  );
});

test('takes quantities with zeros in front, and refuses a million digits at once', async () => {
  expect(await callWith({data: '0x', value: `0x${'0'.repeat(80)}1`})).toBe('0x');
  await expect(ask('anvil_setBalance', FROM, '9'.repeat(1_000_000))).rejects.toThrow(
    /^invalid value: string "9{99}, expected a 32 byte hex string$/,
  );
});

test('refuses a word of storage that is longer than a word', async () => {
  const set = (value: string) => ask('anvil_setStorageAt', FROM, '0x0', value);
  expect(await set(`0x${'00'.repeat(31)}2a`)).toBe(true);
  await expect(set(`0x${'11'.repeat(33)}`)).rejects.toThrow('expected a 32 byte hex string');
});

test('refuses more overrides than a call needs, and those of a block', async () => {
  const slots = (count: number) =>
    Object.fromEntries(Array.from({length: count}, (_, slot) => [numberToHex(slot), '0x1']));
  const override = (state: object, ...block: object[]) =>
    ask('eth_call', {to: FROM}, 'latest', {[FROM]: {stateDiff: state}}, ...block);
  expect(await override(slots(1_000), {})).toBe('0x');
  await expect(override(slots(5_000))).rejects.toThrow(
    'expected at most 5000 accounts and slots to override, got 5001',
  );
  await expect(override({}, {number: '0x1'})).rejects.toThrow(
    'expected no overrides of the block in this tab, got {"number":"0x1"}',
  );
});

test('refuses more percentiles of fees than nodes read', async () => {
  const history = (count: number) => ask('eth_feeHistory', '0x1', 'latest', Array(count).fill(50));
  expect(await history(100)).toHaveProperty('reward');
  await expect(history(101)).rejects.toThrow('expected at most 100 percentiles, got 101');
});

test('takes requests as long as anvil does, and refuses longer ones', async () => {
  const zeros = (bytes: number) => ask('eth_call', {to: FROM, data: `0x${'00'.repeat(bytes)}`});
  expect(await zeros(999_000)).toBe('0x');
  const refused = 'Invalid request: expected at most 2000000 characters';
  await expect(zeros(1_000_000)).rejects.toThrow(refused);
  const topics = Array.from({length: 500_000}, () => null);
  await expect(ask('eth_getLogs', {topics})).rejects.toThrow(refused);
});
