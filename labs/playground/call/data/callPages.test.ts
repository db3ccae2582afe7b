import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {
  decodeFunctionData,
  encodeFunctionData,
  parseAbi,
  toFunctionSelector,
  type AbiFunction,
  type Hex,
} from 'viem';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {startSandbox, type Sandbox} from '../../../../packages/sandbox';
import {sourcesOf} from '../../../../pages/sources';
import {readFailure} from '../../../../src/failure/readFailure';
import {isDeep} from '../../../../testing/tier';
import type {Ask} from '../chain/ask';
import {callFunction, requestOf} from '../chain/callFunction';
import {sendFunction} from '../chain/sendFunction';
import {castLine} from '../outside/castLine';
import {isReading} from '../outside/outsideCall';
import {declarationOf} from '../outside/signature';
import {viemCode} from '../outside/viemCode';
import {readCast} from './readCast.fixture';
import {callables, callPages, exampleCall} from './callPages.fixture';
import {callableMembers} from './readCallPages';
import {eventsOf} from './eventsOf';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
});
afterAll(() => sandbox.stop());

const ask: Ask = async (method, params = []) => {
  const answer = await fetch(sandbox.url, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({jsonrpc: '2.0', id: 1, method, params}),
  });
  const {result, error} = (await answer.json()) as {result?: unknown; error?: unknown};
  if (error) throw error;
  return result;
};

test('gives a form to every function of each contract on the sandbox', () => {
  const {contracts, pages} = sourcesOf(process.cwd()).contracts();
  for (const [key, {route, notes}] of pages) {
    const contract = contracts.get(key);
    const members = contract ? callableMembers(contract, notes.implementedBy) : [];
    expect(Object.keys(callPages.get(route)?.functions ?? {}).length, key).toBe(members.length);
  }
  expect(callables.length).toBeGreaterThan(600);
});

test('fills every form with values that encode', () => {
  for (const one of callables) expect(() => requestOf(exampleCall(one)), one.place).not.toThrow();
});

/** They hand each call on to another contract, whose code has the selectors. */
const PROXIES =
  /^\/contracts\/(v1\/reference\/exchange|v4\/reference\/periphery\/PositionDescriptor)#/;

test('offers only what the code at the address can be called with', async () => {
  const codes = new Map<string, string>();
  for (const {page} of callables) {
    if (codes.has(page.address)) continue;
    codes.set(page.address, (await ask('eth_getCode', [page.address, 'latest'])) as string);
  }
  // A selector that begins with zeros is pushed without them.
  const lacking = callables.filter(
    ({place, page, called}) =>
      !PROXIES.test(place) &&
      !codes.get(page.address)?.includes(toFunctionSelector(called.abi).replace(/^0x(00)*/, '')),
  );
  expect(lacking.map(({place}) => place)).toEqual([]);
});

test('calls each function that reads with a value or an explained revert', async () => {
  const tried = callables.filter(({called}) => isDeep || isReading(called.abi));
  let returned = 0;
  for (const one of tried) {
    const result = await callFunction(exampleCall(one), ask);
    expect(result.kind, one.place).not.toBe('unreadable');
    if (result.kind === 'returned') returned += 1;
    else if (result.kind === 'reverted') {
      expect(readFailure(result.data ?? result.message).kind, one.place).not.toBe('malformed');
    }
  }
  expect(returned / tried.length).toBeGreaterThan(isDeep ? 0.6 : 0.95);
});

test('sends a swap with ether, with its gas and its events', async () => {
  const swap = callables.find(({place}) => place.endsWith('/SwapRouter#exactinputsingle'));
  if (!swap) throw new Error('no swap');
  const events = eventsOf(process.cwd(), sourcesOf(process.cwd()).contracts());
  const {simulated, sent} = await sendFunction(exampleCall(swap), events, ask);
  expect(simulated).toMatchObject({kind: 'returned', values: [1_992_013_962n]});
  expect(sent).toMatchObject({kind: 'mined', isSuccess: true, block: 205});
  const names = sent.kind === 'mined' ? sent.events.map(({event}) => event?.abi.name) : [];
  expect(names).toEqual(['Transfer', 'Deposit', 'Transfer', 'Swap']);
});

test('mines what reverts, and says why', async () => {
  const mint = callables.find(({place}) => place.endsWith('/NonfungiblePositionManager#mint'));
  if (!mint) throw new Error('no mint');
  const {simulated, sent} = await sendFunction(exampleCall(mint), [], ask);
  expect(simulated.kind === 'reverted' && readFailure(simulated.data ?? '')).toMatchObject({
    text: 'STF',
  });
  expect(sent).toMatchObject({kind: 'mined', isSuccess: false});
});

test('writes lines for cast whose words encode to the same call', () => {
  for (const one of callables) {
    const call = exampleCall(one);
    const line = castLine({...call, address: call.to, as: 'call'});
    const {signature, values} = readCast(line, call.abi);
    expect(toFunctionSelector(signature.replace(/\)\(.*$/, ')')), one.place).toBe(
      toFunctionSelector(call.abi),
    );
    expect(dataOf(call.abi, values), one.place).toBe(requestOf(call).data);
  }
});

test('declares every function in words that viem parses to the same call', () => {
  for (const one of callables) {
    const call = exampleCall(one);
    const abi = parseAbi([declarationOf(call.abi)] as unknown as readonly ['function f()']);
    expect(decodeFunctionData({abi, data: requestOf(call).data}).functionName, one.place).toBe(
      call.abi.name,
    );
  }
});

/** Programs of both kinds, with tuples, lists, small numbers and ether. */
const SAMPLE = [
  '/contracts/v3/reference/periphery/lens/QuoterV2#quoteexactinputsingle',
  '/contracts/v2/reference/smart-contracts/router-02#getamountsout',
  '/contracts/v3/reference/core/UniswapV3Pool#observe',
  '/contracts/v4/reference/periphery/lens/V4Quoter#quoteexactinput',
];

test('writes programs that compile and run', () => {
  const folder = mkdtempSync(path.join(process.cwd(), '.cache/call-'));
  const programs = callables.filter(({place}) => SAMPLE.includes(place));
  expect(programs.length).toBe(SAMPLE.length);
  const files = [
    ...programs.map((one) =>
      viemCode({...exampleCall(one), address: one.page.address, as: 'call'}),
    ),
    ...callables
      .filter(({place}) => place.endsWith('/SwapRouter#exactinputsingle'))
      .map((one) => viemCode({...exampleCall(one), address: one.page.address, as: 'transaction'})),
  ].map((code, index) => {
    const file = path.join(folder, `program${index}.mts`);
    writeFileSync(file, code);
    return file;
  });
  const tools = path.join(process.cwd(), 'node_modules');
  const compile = [
    '--noEmit',
    '--ignoreConfig',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    'node',
  ];
  execFileSync(process.execPath, [path.join(tools, 'typescript-7/bin/tsc'), ...compile, ...files]);
  const printed = files.map((file) => {
    const env = {...process.env, RPC_URL: sandbox.url, PRIVATE_KEY: KEY};
    return execFileSync(process.execPath, ['--import', 'tsx', file], {env, encoding: 'utf8'});
  });
  rmSync(folder, {recursive: true});
  expect(printed[0]).toBe('[ 1000000000000000000n, 1992013962n ]\n');
  expect(printed.at(-1)).toMatch(/^success \d+n\n$/);
});

const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d';

const dataOf = (abi: AbiFunction, args: readonly unknown[]): Hex =>
  encodeFunctionData({abi: [abi], functionName: abi.name, args});
