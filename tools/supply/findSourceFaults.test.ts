import {expect, test} from 'vitest';
import {findSourceFaults} from './findSourceFaults';
import type {LockedPackage} from './parseLock';

const integrity = `sha512-${'A'.repeat(86)}==`;
const faults = (source: Partial<LockedPackage>) =>
  findSourceFaults([
    {
      place: 'node_modules/a',
      name: 'a',
      version: '1.0.0',
      isLink: false,
      isDev: false,
      hasInstallScript: false,
      ...source,
    },
  ]);

test('accepts a digest of 64 bytes that any registry can be asked for', () => {
  expect(faults({integrity})).toEqual([]);
});

test.each([
  'https://registry.example/a.tgz',
  'http://example.com/a.tgz',
  'git+ssh://git@example.com/a.git#0123',
  'file:../a.tgz',
])('refuses a package that is fetched from %s', (resolved) => {
  expect(faults({integrity, resolved})).toEqual([
    expect.stringContaining(
      `node_modules/a: is fetched from ${resolved}, expected the configured registry.`,
    ),
  ]);
});

test('refuses a package without a digest, with a weaker one and with half of one', () => {
  expect(faults({})).toEqual([expect.stringContaining('has the digest none, expected sha512')]);
  const weak = integrity.replace('sha512', 'sha1');
  expect(faults({integrity: weak})).toEqual([expect.stringContaining(`has the digest ${weak}`)]);
  expect(faults({integrity: 'sha512-AAAA'})).toHaveLength(1);
});

test('accepts a link to a folder of the repository and refuses any other', () => {
  const link = (resolved: string) => faults({isLink: true, resolved});
  expect(link('packages/mcp')).toEqual([]);
  expect(link('../other')).toEqual([expect.stringContaining('is a link to ../other')]);
  expect(link('packages/../../other')).toHaveLength(1);
  expect(link('/opt/other')).toHaveLength(1);
});
