import {maxUint160, maxUint256, type Hex} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {NOW, testExplainer} from './explainer.fixture';
import {warningsIn} from './warningsIn';

const {explain, said, addressOf} = testExplainer(readCatalogue(process.cwd()));
const names = ['USDC', 'UNI', 'Permit2', 'UniversalRouterV2_1_1'];
const [usdc, uni, permit2, router] = names.map(addressOf) as [Hex, Hex, Hex, Hex];
const YEAR = 31_556_952;

const member = (type: string, name: string) => ({name, type});
const types = {
  PermitBatch: [
    member('PermitDetails[]', 'details'),
    member('address', 'spender'),
    member('uint256', 'sigDeadline'),
  ],
  PermitSingle: [
    member('PermitDetails', 'details'),
    member('address', 'spender'),
    member('uint256', 'sigDeadline'),
  ],
  PermitDetails: [
    member('address', 'token'),
    member('uint160', 'amount'),
    member('uint48', 'expiration'),
    member('uint48', 'nonce'),
  ],
  PermitBatchTransferFrom: [
    member('TokenPermissions[]', 'permitted'),
    member('address', 'spender'),
    member('uint256', 'nonce'),
    member('uint256', 'deadline'),
  ],
  TokenPermissions: [member('address', 'token'), member('uint256', 'amount')],
};
const domain = {name: 'Permit2', chainId: 1, verifyingContract: permit2};
const payload = (primaryType: keyof typeof types, message: object): string =>
  JSON.stringify({domain, types, primaryType, message: {...message, spender: router}});

const detail = (token: Hex, expiration: number, amount = maxUint160) => ({
  ...{token, amount: String(amount), expiration, nonce: '0'},
});
const batch = (...details: readonly ReturnType<typeof detail>[]): string =>
  payload('PermitBatch', {details, sigDeadline: String(NOW + 60)});
const textsOf = (text: string) => warningsIn(explain(text)).map((one) => one.text);

test('has the token with each warning, and with one that has ended', () => {
  const text = batch(detail(usdc, NOW + 20 * YEAR), detail(uni, NOW - 1, 5n));
  expect(textsOf(text)).toEqual([
    expect.stringMatching(/^USDC: no limit, until 2043-11-14 .* \(more than a year ahead\)\.$/),
    'UNI: already expired, nothing of it can be taken.',
  ]);
});

test('is named in the sentence, of more than three tokens their number', () => {
  const [one, other] = [detail(usdc, NOW + 60, 5n), detail(uni, NOW + 60, 5n)];
  expect(said(batch(one, other))).toContain('spend USDC and UNI through Permit2, each up to');
  expect(said(batch(one, one, other))).toContain('spend USDC, USDC and UNI through Permit2');
  expect(said(batch(one, one, other, other))).toContain('spend 4 tokens through Permit2');
});

test('warns of no time of an allowance that it takes back', () => {
  expect(textsOf(batch(detail(usdc, NOW - 1, 0n), detail(uni, NOW + 60, 5n)))).toEqual([]);
});

test('has the token with each warning of a signed transfer', () => {
  const permitted = [usdc, uni].map((token) => ({token, amount: String(maxUint256)}));
  const message = {permitted, nonce: '1', deadline: String(NOW + 60)};
  const text = payload('PermitBatchTransferFrom', message);
  expect(said(text)).toContain('take USDC and UNI, once, until');
  expect(textsOf(text)).toEqual([
    expect.stringMatching(/^USDC: no limit, until 2023-/),
    expect.stringMatching(/^UNI: no limit, until 2023-/),
  ]);
});

test('names the token of a single allowance that has ended', () => {
  const details = detail(usdc, NOW - 1, 5n);
  const text = payload('PermitSingle', {details, sigDeadline: String(NOW + 60)});
  expect(textsOf(text)).toEqual([
    'expiration has passed: nothing of USDC can be taken with this allowance.',
  ]);
});
