import {generateKeyPairSync} from 'node:crypto';
import {expect, test} from 'vitest';
import {findSecrets} from './findSecrets';

// Made here, so that the scan of this file finds none of them.
const token = ['ghp', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('_');
const address = ['https://user', 'tulip-42-river@example.com/'].join(':');
const {privateKey} = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: {type: 'spki', format: 'pem'},
  privateKeyEncoding: {type: 'pkcs8', format: 'pem'},
});

test.each([
  ['a token', token, 'found GitHub Token(***): ***'],
  ['a private key', privateKey, 'found private key: ***'],
  ['a password in an address', address, 'found basic auth credential: ***'],
])('names file and line of %s, and masks it', async (_, secret, found) => {
  expect(await findSecrets({file: 'config/a.ts', text: `// 1\n${secret}\n`})).toEqual([
    `config/a.ts:2: ${found}. Withdraw it where it was issued, and remove it from the file and its history`,
  ]);
});

test('leaves code alone that only speaks of keys', async () => {
  const text = 'const {ALGOLIA_ADMIN_KEY} = process.env; // npm token, password: none';
  expect(await findSecrets({file: 'a.ts', text})).toEqual([]);
});
