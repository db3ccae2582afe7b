import {numberToHex} from 'viem';
import {expect, test} from 'vitest';
import {Chain} from '../chain';
import {savedWith} from '../savedChain.fixture';

const FROM = `0x${'aa'.repeat(20)}`;
/** Returns the gas price, as code that creates a contract. */
const DATA = '0x3a5f5260205ff3';

const saved = savedWith({[FROM]: {nonce: 0, balance: numberToHex(10n ** 15n)}});

/** Fields of a request, in wei per gas. */
type Fees = Readonly<Record<string, bigint>>;

async function ask(method: string, fees: Fees): Promise<unknown> {
  const chain = await Chain.create(saved, {
    code: () => Promise.reject(new Error('no saved code')),
  });
  const fields = Object.entries(fees).map(([name, wei]) => [name, numberToHex(wei)]);
  const request = {
    from: FROM,
    data: DATA,
    gas: numberToHex(100_000),
    ...Object.fromEntries(fields),
  };
  return chain.request({method, params: [request, 'latest']});
}

/** What code reads as the price of its gas, in wei, in a block with a base fee of 7. */
const priceIn = async (fees: Fees): Promise<bigint> => BigInt(String(await ask('eth_call', fees)));

test.each<[title: string, fees: Fees, price: bigint]>([
  ['nothing without fees', {}, 0n],
  ['a gas price', {gasPrice: 50n}, 50n],
  ['all of a fee without a tip', {maxFeePerGas: 50n}, 50n],
  ['a tip above the base fee', {maxFeePerGas: 50n, maxPriorityFeePerGas: 3n}, 10n],
  ['a fee below base fee and tip', {maxFeePerGas: 50n, maxPriorityFeePerGas: 45n}, 50n],
  ['a fee in place of a gas price', {gasPrice: 9n, maxFeePerGas: 50n}, 50n],
])('simulates a call that pays %s', async (_, fees, price) => {
  expect(await priceIn(fees)).toBe(price);
});

test.each<Fees>([{maxFeePerGas: 8n, maxPriorityFeePerGas: 9n}, {maxPriorityFeePerGas: 1n}])(
  'refuses a tip above the fee of a call: %o',
  async (fees) => {
    for (const method of ['eth_call', 'eth_estimateGas']) {
      await expect(ask(method, fees)).rejects.toThrow(
        'Invalid input: `max_priority_fee_per_gas` greater than `max_fee_per_gas`',
      );
    }
  },
);

test('refuses a call whose sender cannot pay the fee that it names, tip or not', async () => {
  const maxFeePerGas = 10n ** 11n;

  for (const fees of [{maxFeePerGas}, {maxFeePerGas, maxPriorityFeePerGas: 1n}] as Fees[]) {
    await expect(ask('eth_call', fees)).rejects.toThrow(
      'Insufficient funds for gas * price + value',
    );
  }
});
