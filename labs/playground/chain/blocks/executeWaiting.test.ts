import {numberToHex} from 'viem';
import {expect, test} from 'vitest';
import {Chain} from '../chain';
import {savedWith} from '../savedChain.fixture';
import {TEST_KEYS} from '../testKeys';

const [SENDER, OTHER, RECEIVER] = [...TEST_KEYS.keys()] as [string, string, string];
const ETHER = 10n ** 18n;
/** Uses all gas of a creation. */
const ENDLESS = '0x5b5f56';

type Sent = {
  from?: string;
  nonce: number;
  fee: bigint;
  tip?: bigint;
  gas?: bigint;
  wei?: bigint;
  data?: string;
};

/** A chain on which transactions wait until a block is mined. */
async function create() {
  const account = {nonce: 0, balance: numberToHex(10n * ETHER)};
  const chain = await Chain.create(savedWith({[SENDER]: account, [OTHER]: account}), {
    code: () => Promise.reject(new Error('no saved code')),
  });
  const ask = (method: string, ...params: unknown[]) => chain.request({method, params});
  await ask('evm_setAutomine', false);
  const send = ({from = SENDER, nonce, fee, tip = 1n, gas = 21_000n, wei = 1n, data}: Sent) => {
    const fees = {maxFeePerGas: numberToHex(fee), maxPriorityFeePerGas: numberToHex(tip)};
    const body = data ? {data} : {to: RECEIVER, value: numberToHex(wei)};
    return ask('eth_sendTransaction', {
      ...{from, nonce: numberToHex(nonce), gas: numberToHex(gas), ...fees, ...body},
    });
  };
  const mine = async () => {
    await ask('evm_mine');
    return Number(await ask('eth_getBlockTransactionCountByNumber', 'latest'));
  };
  return {ask, send, mine};
}

test('drops what was to follow a transaction that its sender can no longer pay', async () => {
  const {send, mine} = await create();
  await send({nonce: 0, fee: 30n, wei: 9n * ETHER});
  await send({nonce: 1, fee: 20n, wei: 9n * ETHER});
  await send({nonce: 2, fee: 10n});
  expect(await mine()).toBe(1);

  await send({nonce: 1, fee: 20n});

  expect(await mine()).toBe(1);
});

test('keeps what has no place in a block for the next one, but not what was to follow', async () => {
  const {send, mine} = await create();
  await send({nonce: 0, fee: 30n, gas: 20_000_000n, data: ENDLESS});
  await send({from: OTHER, nonce: 0, fee: 20n, gas: 20_000_000n});
  await send({from: OTHER, nonce: 1, fee: 10n});
  expect(await mine()).toBe(1);

  expect(await mine()).toBe(1);
  expect(await mine()).toBe(0);
});

test('drops what pays more than the one before it, where the node signed both', async () => {
  const {send, mine} = await create();
  await send({nonce: 0, fee: 10n});
  await send({nonce: 1, fee: 11n});
  expect(await mine()).toBe(1);

  expect(await mine()).toBe(0);
});

test('drops what a higher base fee made too cheap', async () => {
  const {send, mine} = await create();
  await send({nonce: 0, fee: 30n, gas: 30_000_000n, data: ENDLESS});
  await send({from: OTHER, nonce: 0, fee: 7n});
  expect(await mine()).toBe(1);

  // The base fee is 8, then 7 again.
  expect(await mine()).toBe(0);
  expect(await mine()).toBe(0);
});

test('keeps a transaction that waits for one that was not sent yet', async () => {
  const {send, mine} = await create();
  await send({nonce: 1, fee: 10n});
  expect(await mine()).toBe(0);

  await send({nonce: 0, fee: 10n});

  expect(await mine()).toBe(2);
});

test('replaces a transaction by one that pays more, and by no other', async () => {
  const {ask, send, mine} = await create();
  const first = await send({nonce: 0, fee: 20n, wei: 1n});
  await expect(send({nonce: 0, fee: 20n, wei: 1n})).rejects.toThrow('transaction already imported');
  await expect(send({nonce: 0, fee: 20n, wei: 2n})).rejects.toThrow(
    'replacement transaction underpriced',
  );

  const second = await send({nonce: 0, fee: 21n, wei: 3n});

  expect(await ask('eth_getTransactionByHash', first)).toBeNull();
  expect(await mine()).toBe(1);
  expect(await ask('eth_getTransactionReceipt', second)).toMatchObject({status: '0x1'});
});

test('gives a waiting transaction the price of the next block', async () => {
  const {ask, send} = await create();
  const hash = await send({nonce: 0, fee: 50n, tip: 3n});

  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({gasPrice: '0xa'});
});

test('refuses a fee below the base fee before a tip above the fee', async () => {
  const {send} = await create();

  await expect(send({nonce: 0, fee: 1n, tip: 2n})).rejects.toThrow(
    'max fee per gas less than block base fee',
  );
  await expect(send({nonce: 0, fee: 8n, tip: 9n})).rejects.toThrow(
    'max priority fee per gas higher than max fee per gas',
  );
});
