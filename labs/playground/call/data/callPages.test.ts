import {
  decodeFunctionData,
  encodeFunctionData,
  hexToBytes,
  parseAbi,
  toFunctionSelector,
  type AbiFunction,
  type Hex,
} from 'viem';
import {beforeAll, expect, test} from 'vitest';
import {packagedState} from '../../../../packages/sandbox/packagedState';
import {sourcesOf} from '../../../../pages/sources';
import {readFailure} from '../../../../src/failure/readFailure';
import {isDeep} from '../../../../testing/tier';
import {Chain} from '../../chain';
import {savedChain} from '../../chain/savedChain';
import {readNames} from '../../names/readNames';
import type {Ask} from '../chain/ask';
import {callFunction, requestOf} from '../chain/callFunction';
import {sendFunction} from '../chain/sendFunction';
import {castLine} from '../outside/castLine';
import {isReading} from '../outside/outsideCall';
import {declarationOf} from '../outside/signature';
import {readCast} from './readCast.fixture';
import {callables, callPages, contents, exampleCall} from './callPages.fixture';
import {callableMembers} from './readCallPages';

let ask: Ask;
beforeAll(async () => {
  const {state, history, codes} = savedChain(packagedState('mainnet').toString());
  const chain = await Chain.create(state, {
    history: () => Promise.resolve(history),
    code: (hash) => Promise.resolve(hexToBytes(codes[hash] ?? '0x')),
  });
  ask = (method, params = []) => chain.request({method, params});
});

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
  // Interfaces offer the functions of their contracts again.
  const calls = new Map(
    callables.map((one) => [`${one.page.address}${requestOf(exampleCall(one)).data}`, one]),
  );
  const tried = [...calls.values()].filter(({called}) => isDeep || isReading(called.abi));
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

/** `ManagerLocked()` */
const LOCKED = '0x54e3ca0d';

test('says of those functions alone that the lock must be open which revert while it is not', async () => {
  const wrong: string[] = [];
  for (const one of callables.filter(({page}) => page.called === 'PoolManager')) {
    const result = await callFunction(exampleCall(one), ask);
    const isLocked = result.kind === 'reverted' && result.data === LOCKED;
    if (isLocked !== (one.called.needsLock ?? false)) wrong.push(one.place);
  }
  expect(wrong).toEqual([]);
  expect(callables.filter(({called}) => called.needsLock).length).toBeGreaterThan(8);
});

test('sends a swap with ether, with its gas and its events', async () => {
  const swap = callables.find(({place}) => place.endsWith('/SwapRouter#exactinputsingle'));
  if (!swap) throw new Error('no swap');
  const {contracts} = sourcesOf(process.cwd()).contracts();
  const {events} = readNames(contents, contracts.values());
  const {simulated, sent} = await sendFunction(exampleCall(swap), events, ask);
  expect(simulated).toMatchObject({kind: 'returned', values: [1_992_013_962n]});
  expect(sent).toMatchObject({kind: 'mined', isSuccess: true, block: 205});
  const names = sent.kind === 'mined' ? sent.events.map(({event}) => event?.abi.name) : [];
  expect(names).toEqual(['Transfer', 'Deposit', 'Transfer', 'Swap']);
});

test('mines what reverts, and says why', async () => {
  const mint = callables.find(({place}) => place.endsWith('/NonfungiblePositionManager#mint'));
  if (!mint) throw new Error('no mint');
  const {simulated, sent} = await sendFunction(exampleCall(mint), {}, ask);
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

const dataOf = (abi: AbiFunction, args: readonly unknown[]): Hex =>
  encodeFunctionData({abi: [abi], functionName: abi.name, args});
