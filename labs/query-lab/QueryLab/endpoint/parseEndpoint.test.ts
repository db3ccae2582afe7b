import {expect, test} from 'vitest';
import {parseEndpoint} from './parseEndpoint';

test('puts the key into its place in the address', () => {
  expect(parseEndpoint(' https://a.example/api/<API_KEY>/subgraphs/id/Q#x', ' k/1 ')).toEqual({
    url: 'https://a.example/api/k%2F1/subgraphs/id/Q',
    host: 'a.example',
    headers: {},
  });
});

test('sends the key as a header where the address has no place for it', () => {
  expect(parseEndpoint('https://a.example/q', 'k')).toMatchObject({
    headers: {authorization: 'Bearer k'},
  });
  expect(parseEndpoint('https://a.example/q', '')).toMatchObject({headers: {}});
});

test.each(['http://localhost:8000/q', 'http://127.0.0.1/q', 'http://[::1]:8/q'])(
  'takes %s, on this machine',
  (address) => {
    expect(parseEndpoint(address, '')).toHaveProperty('url');
  },
);

test.each([
  ['a.example/q', 'That is not an address'],
  ['http://a.example/q', 'begins with https://'],
  ['http://localhost.a.example/q', 'begins with https://'],
  ['javascript:alert(1)', 'begins with https://'],
  ['https://me:secret@a.example/q', 'a name or a password'],
  ['https://a.example/<API_KEY>/q', 'The key is missing'],
  ['https://a.example/id/<SUBGRAPH_ID>', 'Replace <SUBGRAPH_ID> in the address.'],
])('refuses %s', (address, message) => {
  expect(parseEndpoint(address, '')).toEqual({message: expect.stringContaining(message) as string});
});

test('refuses a key that no header can hold', () => {
  expect(parseEndpoint('https://a.example/q', 'a\nb')).toEqual({
    message: 'The key has characters that no key has: copy it again.',
  });
});
