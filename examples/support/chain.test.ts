import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {privateKeyToAddress} from 'viem/accounts';
import {afterEach, expect, test, vi} from 'vitest';
import type * as chainModule from './chain';

const KEY: `0x${string}` = `0x${'1'.repeat(64)}`;
const BASE = '0x2105';
const HAS_CODE = '0x60';

class Exit extends Error {}
type Chain = typeof chainModule;
let server: Server | undefined;

/** An endpoint that answers what it is told or what a function finds, and the methods that it was asked for. */
async function endpoint(answers: Record<string, unknown>): Promise<{url: string; asked: string[]}> {
  const asked: string[] = [];
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const {id, method} = JSON.parse(String(Buffer.concat(chunks))) as {id: number; method: string};
    asked.push(method);
    const answer = answers[method];
    const result =
      (typeof answer === 'function' ? await (answer as () => unknown)() : answer) || null;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({jsonrpc: '2.0', id, result}));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {url: `http://127.0.0.1:${port}/v3/SECRET`, asked};
}

/** Runs a program with this environment, and gives the sentences that it ends with. */
async function sentencesOf(
  environment: Record<string, string>,
  program: (chain: Chain) => Promise<void> = async () => undefined,
  prepare: (chain: Chain) => void = () => undefined,
): Promise<string[]> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  const sentences: string[] = [];
  let hasEnded = false;
  const take = (text: unknown) => void (hasEnded || sentences.push(String(text)));
  vi.spyOn(console, 'error').mockImplementation(take);
  vi.spyOn(console, 'log').mockImplementation(take);
  vi.spyOn(process, 'exit').mockImplementation(() => {
    hasEnded = true;
    throw new Exit();
  });
  try {
    const chain = await import('./chain');
    prepare(chain);
    await chain.run(() => program(chain));
  } catch (error) {
    if (!(error instanceof Exit)) throw error;
  }
  return sentences;
}

afterEach(() => {
  server?.close();
  process.exitCode = 0;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('says that nothing answers, without the key of the endpoint', async () => {
  expect(await sentencesOf({RPC_URL: 'http://127.0.0.1:9/v3/SECRET'})).toEqual([
    'No chain answers at 127.0.0.1:9: start the sandbox, or set RPC_URL to an endpoint.',
  ]);
});

test('refuses a chain that the registry does not have', async () => {
  const [sentence] = await sentencesOf({CHAIN: 'atlantis'});
  expect(sentence).toMatch(/^CHAIN=atlantis is no chain of addresses.json, which has mainnet, /);
});

test('refuses another chain than the endpoint leads to, and says what to set', async () => {
  const {url, asked} = await endpoint({eth_chainId: BASE});
  expect(await sentencesOf({RPC_URL: url})).toEqual([
    'RPC_URL leads to chain 8453 and CHAIN to 1. 8453 is Base: set CHAIN=base.',
  ]);
  expect(asked).toEqual(['eth_chainId']);
});

test('asks for a key where the chain is no sandbox', async () => {
  const {url, asked} = await endpoint({eth_chainId: BASE, eth_getCode: '0x'});
  expect(await sentencesOf({RPC_URL: url, CHAIN: 'base'})).toEqual([
    'Set PRIVATE_KEY: Base is no sandbox, and test keys are public.',
  ]);
  expect(asked).toEqual(['eth_chainId', 'eth_getCode']);
});

test.each(['0x12', `${KEY}1`, 'twelve words of a phrase', `0x${'g'.repeat(64)}`])(
  'refuses %s as a key, and does not print it',
  async (key) => {
    expect(await sentencesOf({PRIVATE_KEY: key})).toEqual([
      'PRIVATE_KEY is no private key: write 0x and 64 hexadecimal digits.',
    ]);
  },
);

test('refuses an account that cannot pay for gas', async () => {
  const {url} = await endpoint({eth_chainId: BASE, eth_getCode: '0x', eth_getBalance: '0x0'});
  expect(await sentencesOf({RPC_URL: url, CHAIN: '8453', PRIVATE_KEY: KEY})).toEqual([
    `${privateKeyToAddress(KEY)} has no ETH on Base to pay for gas.`,
  ]);
});

test('refuses an account that holds too little of a token', async () => {
  const one = `0x${'1'.padStart(64, '0')}`;
  const answers = {eth_chainId: '0x1', eth_getCode: HAS_CODE, eth_getBalance: '0x1'};
  const {url, asked} = await endpoint({...answers, eth_call: one});
  const pay = async ({requireBalance, tokenOf}: Chain) =>
    requireBalance(tokenOf('USDC'), 1_000_000n);
  expect(await sentencesOf({RPC_URL: url}, pay)).toEqual([
    '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266 holds 0.000001 USDC, and this program pays 1 USDC.',
  ]);
  expect(asked).not.toContain('eth_sendRawTransaction');
});

test('refuses to act for test accounts where the chain is no sandbox', async () => {
  const {url} = await endpoint({eth_chainId: '0x1', eth_getCode: '0x', eth_getBalance: '0x1'});
  const prepare = ({clientOf}: Chain) => void clientOf(1);
  expect(
    await sentencesOf({RPC_URL: url, PRIVATE_KEY: KEY}, async () => undefined, prepare),
  ).toEqual(['This program acts for several test accounts: only a sandbox does.']);
});

test('names a contract that the chain does not have', async () => {
  const {url} = await endpoint({eth_chainId: BASE, eth_getCode: HAS_CODE, eth_getBalance: '0x1'});
  const ask = async ({addressOf}: Chain) => void addressOf('SwapRouter');
  expect(await sentencesOf({RPC_URL: url, CHAIN: 'base'}, ask)).toContain(
    'The registry has no SwapRouter on Base.',
  );
});

test('shows the first transaction of a dry run, and sends nothing', async () => {
  const answers = {eth_chainId: '0x1', eth_getCode: HAS_CODE, eth_getBalance: '0x1'};
  const {url, asked} = await endpoint(answers);
  const send = async ({client}: Chain) => {
    const to = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';
    const fees = {gas: 21_000n, gasPrice: 7n, nonce: 0} as const;
    await client.sendTransaction({to, data: '0x1234', ...fees});
  };
  const [shown] = await sentencesOf({RPC_URL: url, DRY_RUN: '1'}, send);
  expect(shown).toBe(`DRY_RUN: nothing is sent. The first transaction would be
to     0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984
value  0 ETH
gas    at most 21000
data   0x1234`);
  expect(asked).not.toContain('eth_sendRawTransaction');
});

test('finds the receipt of a transaction that is mined while the chain still answers about the block before', async () => {
  const hash = `0x${'2'.repeat(64)}` as const;
  let isMined = false;
  let hasReadOn = () => {};
  const readOn = new Promise<void>((resolve) => (hasReadOn = resolve));
  const numbers: string[] = [];
  const {url} = await endpoint({
    eth_chainId: '0x1',
    eth_getCode: HAS_CODE,
    eth_getBalance: '0x1',
    eth_getTransactionByHash: {hash, blockNumber: null, nonce: '0x0'},
    eth_getTransactionReceipt: () => isMined && {transactionHash: hash, status: '0x1'},
    eth_blockNumber: () => {
      isMined ||= numbers.length > 2;
      if (numbers.includes('0x2')) hasReadOn();
      return numbers[numbers.push(isMined ? '0x2' : '0x1') - 1];
    },
    // Before this answer arrives, the next block is mined and its number is read.
    eth_getBlockByNumber: async () => {
      isMined = true;
      await readOn;
      return {number: '0x1', transactions: []};
    },
  });
  const confirm = async (chain: Chain) => {
    const {transactionHash} = await chain.confirm(hash);
    console.log(transactionHash);
  };
  expect(await sentencesOf({RPC_URL: url}, confirm)).toEqual([hash]);
});

test('a failure of the program shows neither the endpoint nor the key', async () => {
  const answers = {eth_chainId: '0x1', eth_getCode: HAS_CODE, eth_getBalance: '0x1'};
  const {url} = await endpoint(answers);
  const fail = async () => {
    throw new Error(`refused at ${url} by ${KEY}`);
  };
  const shown = (await sentencesOf({RPC_URL: url, PRIVATE_KEY: KEY}, fail)).join('\n');
  expect(shown).toMatch(/refused at 127.0.0.1:\d+ by …/);
  expect(shown).not.toContain('SECRET');
  expect(shown).not.toContain(KEY);
});
