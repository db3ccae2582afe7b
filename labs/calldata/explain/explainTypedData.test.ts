import {maxUint256, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {encodeAgain} from './encodeAgain';
import {NOW, reader, testExplainer} from './explainer.fixture';

const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const [usdc, permit2, router] = ['USDC', 'Permit2', 'UniversalRouterV2_1_1'].map(addressOf) as [
  Hex,
  Hex,
  Hex,
];
const payload = (changes: {spender?: Hex; verifyingContract?: Hex; deadline?: number} = {}) => ({
  domain: {name: 'Permit2', chainId: 1, verifyingContract: changes.verifyingContract ?? permit2},
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: [
      {name: 'details', type: 'PermitDetails'},
      {name: 'spender', type: 'address'},
      {name: 'sigDeadline', type: 'uint256'},
    ],
    PermitDetails: [
      {name: 'token', type: 'address'},
      {name: 'amount', type: 'uint160'},
      {name: 'expiration', type: 'uint48'},
      {name: 'nonce', type: 'uint48'},
    ],
  },
  message: {
    details: {token: usdc, amount: '1500000', expiration: NOW + 60, nonce: '0'},
    spender: changes.spender ?? router,
    sigDeadline: String(changes.deadline ?? NOW + 60),
  },
});

test('is told in a sentence, alone and behind its signer', () => {
  const sentence =
    'PermitSingle: The signer lets UniversalRouterV2_1_1 spend 1.5 USDC (1500000 smallest units) through Permit2 until 2023-11-14 22:14:20 UTC (ahead).';
  expect(said(JSON.stringify(payload()))).toContain(sentence);
  expect(said(JSON.stringify([reader, payload()]))).toContain(sentence);
  expect(explain(JSON.stringify(payload()))).toMatchObject({kind: 'payload', warnings: []});
});

test.each(['eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4'])(
  'is read from a request of %s as it is alone, with the signer as the sender',
  (method) => {
    const request = {jsonrpc: '2.0', id: 1, method};
    const own = payload({spender: reader});
    const alone = explain(JSON.stringify(own), {sender: reader});
    expect(alone).toMatchObject({kind: 'payload', warnings: []});
    for (const data of [own, JSON.stringify(own)]) {
      const text = JSON.stringify({...request, params: [reader, data]});
      expect(explain(text, {sender: router})).toEqual(alone);
    }
  },
);

test('asks for the calls of a batch one by one', () => {
  const calls = [{data: '0x12345678'}, {data: '0x12345678'}, {value: '0x1'}];
  expect(explain(JSON.stringify({method: 'wallet_sendCalls', params: [{calls}]}))).toMatchObject({
    kind: 'unread',
    message: expect.stringMatching(/^This request has 3 calls, .*paste each on its own/) as string,
  });
});

test('does not let the names of a witness speak for the permit', () => {
  const witness = {spender: router, amount: '1', deadline: NOW + 5, permitted: [], path: '0x'};
  const text = said(
    JSON.stringify({
      ...payload(),
      primaryType: 'PermitWitnessTransferFrom',
      types: {
        PermitWitnessTransferFrom: [
          {name: 'permitted', type: 'TokenPermissions'},
          {name: 'spender', type: 'address'},
          {name: 'nonce', type: 'uint256'},
          {name: 'deadline', type: 'uint256'},
          {name: 'witness', type: 'Witness'},
        ],
        TokenPermissions: [
          {name: 'token', type: 'address'},
          {name: 'amount', type: 'uint256'},
        ],
        Witness: [
          {name: 'spender', type: 'address'},
          {name: 'amount', type: 'uint256'},
          {name: 'deadline', type: 'uint256'},
          {name: 'permitted', type: 'uint256[]'},
          {name: 'path', type: 'bytes'},
        ],
      },
      message: {
        permitted: {token: usdc, amount: String(maxUint256 - 1n)},
        spender: reader,
        nonce: '1',
        deadline: NOW + 60,
        witness,
      },
    }),
  );
  expect(text).toContain(
    `Lets ${reader} take up to an unlimited amount (${maxUint256 - 1n}) of USDC, once, until`,
  );
  expect(text).toContain('22:14:20 UTC (ahead).');
  expect(text).toContain('! amount has no limit');
});

test('gives the digest again from its fields', () => {
  const explanation = explain(JSON.stringify(payload()));
  expect(explanation).toMatchObject({kind: 'payload', digest: encodeAgain(explanation)});
});

test.each([
  ['another contract', {verifyingContract: usdc}, 'domain'],
  ['a passed deadline', {deadline: NOW - 1}, 'passed'],
  ['a stranger as the spender', {spender: reader as Hex}, 'unknown-spender'],
])('warns of %s', (_what, changes, id) => {
  expect(explain(JSON.stringify(payload(changes)))).toMatchObject({warnings: [{id}]});
});

test.each([
  ['{"a": ', 'begins like JSON but is not valid'],
  ['{}', 'has "domain", "types", "primaryType" and "message"'],
  ['[1, 2]', 'has "domain", "types", "primaryType" and "message"'],
  [
    JSON.stringify({...payload(), primaryType: 'Mail'}),
    'Do not sign yet: the form does not know this message',
  ],
  [JSON.stringify({...payload(), message: {}}), 'does not fit its types'],
])('says what is wrong with %s', (text, message) => {
  expect(explain(text)).toMatchObject({
    kind: 'unread',
    message: expect.stringContaining(message) as string,
  });
});

test('quotes of a name that is long its beginning', () => {
  const name = 'x'.repeat(100_000);
  const quoted = `"${'x'.repeat(100)}…"`;
  expect(said(JSON.stringify({...payload(), primaryType: name}))).toContain(`${quoted} is no`);
  const domain = {...payload().domain, name};
  expect(said(JSON.stringify({...payload(), domain}))).toContain(`The domain is ${quoted}`);
});
