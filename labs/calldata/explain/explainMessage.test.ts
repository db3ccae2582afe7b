import {stringToHex} from 'viem';
import {expect, test} from 'vitest';
import {readCatalogue} from '../readCatalogue';
import {reader, testExplainer} from './explainer.fixture';

const {said} = testExplainer(readCatalogue(process.cwd()));
const request = (method: string, ...params: readonly unknown[]): string =>
  said(JSON.stringify({jsonrpc: '2.0', id: 1, method, params}));
const hash = `0x${'9c'.repeat(32)}`;

test('advises against eth_sign, whose hash can be anything', () => {
  expect(request('eth_sign', reader, hash)).toMatch(/^Do not sign: eth_sign asks .* of a hash/);
});

test.each(['Sign in to example.org\nNonce: 5', stringToHex('Sign in to example.org\nNonce: 5')])(
  'shows the text of personal_sign',
  (text) => {
    expect(request('personal_sign', text, reader)).toContain('“Sign in to example.org\nNonce: 5”');
  },
);

test('shows the beginning of a long text', () => {
  expect(request('personal_sign', 'text '.repeat(1_000), reader)).toMatch(/text {1,2}…”/);
});

test.each([hash, '0x', '0x123', '', 5])('advises against personal_sign of %j', (bytes) => {
  expect(request('personal_sign', bytes, reader)).toMatch(/^Do not sign: personal_sign/);
});

test.each([
  'Welcome to Example! Sign to log in.\nNonce: 5',
  'example.org wants you to sign in with the account 0xf39F…2266',
])('says what a text without its request is worth: %s', (text) => {
  expect(said(text)).toContain('A plain text moves no token by itself');
});

test('calls the fields of a permit, as a wallet shows them, no plain text', () => {
  const shown = 'Spending cap request\nSpender 0xf39F…2266\nValue 115792\nDeadline 1800000000';
  expect(said(shown)).toContain('that can be a permit, which lets others take tokens');
});

test.each(['hello', 'swap 0x12'])('asks for digits where there is hardly a text: %s', (text) => {
  expect(said(text)).toMatch(/^Hex has the digits/);
});
