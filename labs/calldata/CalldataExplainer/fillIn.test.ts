import {expect, test} from 'vitest';
import {EMPTY} from './state';
import {fillIn} from './fillIn';

const [to, sender] = [`0x${'12'.repeat(20)}`, `0x${'34'.repeat(20)}`];
const filled = (json: unknown, state = EMPTY) =>
  fillIn({...state, text: typeof json === 'string' ? json : JSON.stringify(json)});

test.each([8453, '8453', '0x2105'])('fills the fields of a request for chain %j', (chainId) => {
  expect(filled({to, data: '0x12345678', chainId})).toEqual({
    ...EMPTY,
    ...{text: '0x12345678', to, chain: '8453'},
  });
});

test.each(['eth_sendTransaction', 'eth_call', 'eth_estimateGas'])(
  'fills the fields from the call of %s that a wallet is sent',
  (method) => {
    const call = {
      from: sender,
      to,
      data: '0x12345678',
      value: '0x6f05b59d3b20000',
      chainId: '0x2105',
    };
    const request = {jsonrpc: '2.0', id: 1, method, params: [call, 'latest']};
    expect(filled(request)).toEqual({
      ...EMPTY,
      ...{text: '0x12345678', sender, to, value: '0.5', chain: '8453'},
    });
  },
);

test('fills the fields from wallet_sendCalls of one call, which the request has the sender of', () => {
  const bundle = {from: sender, chainId: '0x2105', calls: [{to, data: '0x12345678', value: '0x0'}]};
  expect(filled({method: 'wallet_sendCalls', params: [bundle]})).toEqual({
    ...EMPTY,
    ...{text: '0x12345678', sender, to, value: '0', chain: '8453'},
  });
});

test('takes the sender, and the ether in smallest units', () => {
  const request = {from: sender, input: '0x12345678'};
  expect(filled({...request, value: '0x6f05b59d3b20000'})).toMatchObject({sender, value: '0.5'});
  expect(filled({...request, value: '1'})).toMatchObject({value: '0.000000000000000001'});
});

test('leaves what a request does not name', () => {
  const state = {...EMPTY, to, sender, chain: '10', value: '1'};
  expect(filled({data: '0x12345678'}, state)).toEqual({...state, text: '0x12345678'});
});

test.each([-1, 2 ** 53, '0x', 'Base', [8453], {}, `0x${'f'.repeat(64)}`])(
  'keeps that the chain id %j is none',
  (chainId) => {
    expect(filled({data: '0x12345678', chainId})).toMatchObject({
      text: '0x12345678',
      chain: 'invalid',
    });
  },
);

test.each([[-1], [1.5], ['-1'], ['1e18'], [[1]], [{}], [`0x${'f'.repeat(65)}`]])(
  'leaves the ether empty for a value of %j',
  (value) => {
    expect(filled({data: '0x12345678', value})).toMatchObject({text: '0x12345678', value: ''});
  },
);

test.each([
  ['no data', {}],
  ['data of nothing', {data: '0x'}],
  ['an empty text', {input: ''}],
  ['null', {data: null}],
])('fills the fields of a request that only sends ETH, with %s', (_what, none) => {
  const send = {from: sender, to, value: '0xde0b6b3a7640000', ...none};
  const fields = {...EMPTY, text: '0x', sender, to, value: '1'};
  expect(filled(send)).toEqual(fields);
  expect(filled({method: 'eth_sendTransaction', params: [send]})).toEqual(fields);
  expect(filled({method: 'wallet_sendCalls', params: [{calls: [send]}]})).toEqual(fields);
});

test('takes what a request names from what the reader typed, and leaves the rest', () => {
  const state = {...EMPTY, to: sender, chain: '10', byHand: ['to', 'chain'] as const};
  expect(filled({to, data: '0x12345678'}, state)).toMatchObject({
    to,
    chain: '10',
    byHand: ['chain'],
  });
});

test.each([
  ['no data', {to, chainId: 1}],
  ['a value that is none, and no data', {to, value: '1 ETH'}],
  ['a value for a name, and no data', {to: 'reader.eth', value: '1'}],
  ['empty data', {to, data: ' '}],
  ['data that is a list', {to, data: ['0x12345678']}],
  ['data that is a number', {to, data: 12345678}],
  ['two kinds of data', {data: '0x12345678', input: '0x87654321'}],
  ['a list', [{to, data: '0x12345678'}]],
  ['a list of signer and request', [sender, {to, data: '0x12345678'}]],
  ['another method', {method: 'eth_getLogs', params: [{to, data: '0x12345678'}]}],
  ['a method without values', {method: 'eth_call'}],
  ['a method with values that are no list', {method: 'eth_call', params: {to, data: '0x12'}}],
  [
    'several calls at once',
    {method: 'wallet_sendCalls', params: [{calls: [{data: '0x12'}, {data: '0x34'}]}]},
  ],
  ['a text', '"0x12345678"'],
  ['broken JSON', '{"data": "0x12345678"'],
  ['nothing', 'null'],
  ['deep lists', '['.repeat(100_000)],
])('fills nothing from %s', (_what, json) => {
  const text = typeof json === 'string' ? json : JSON.stringify(json);
  expect(filled(json)).toEqual({...EMPTY, text});
});

test('does not take the address of a request from its prototype', () => {
  expect(filled('{"data": "0x12345678", "__proto__": {"to": "0x12"}}')).toMatchObject({to: ''});
});

test.each([
  ['a payload', {domain: {chainId: 8453}}],
  ['a payload behind no address', ['reader', {domain: {chainId: 8453}}]],
  ['a payload with data', {domain: {chainId: 8453}, data: '0x12345678'}],
])('takes the network of %s', (_what, json) => {
  const text = JSON.stringify(json);
  expect(filled(json)).toEqual({...EMPTY, text, chain: '8453'});
});

const payload = {domain: {chainId: '0x2105'}};
test.each([
  ['a payload behind its signer', [sender, payload]],
  ['the text of a payload', [sender, JSON.stringify(payload)]],
  ['a request to sign', {method: 'eth_signTypedData_v4', params: [sender, payload]}],
  [
    'a request with a text',
    {method: 'eth_signTypedData', params: [sender, JSON.stringify(payload)]},
  ],
])('takes the signer and the network of %s', (_what, json) => {
  const text = JSON.stringify(json);
  expect(filled(json)).toEqual({...EMPTY, text, sender, chain: '8453'});
});

test('leaves the network for a payload without a chain', () => {
  expect(filled({domain: {}}, {...EMPTY, chain: '10'})).toMatchObject({chain: '10'});
});
