import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeFiles} from '../../testing/writeFiles';
import {digestOf} from './digestOf';
import {readSources} from './readSources';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'));
  writeFiles(root, {'sandbox/deploy/v3.ts': 'first', 'docs/page.ts': 'of another folder'});
});
afterEach(() => rmSync(root, {recursive: true}));

const digest = (versions: readonly string[] = ['v3-core@1.0.0']) =>
  digestOf([...versions, ...readSources(root, ['sandbox'])]);

test('is the same while versions and sources are', () => {
  expect(digest()).toBe(digest());
});

test('is another for another version', () => {
  expect(digest(['v3-core@1.0.1'])).not.toBe(digest());
});

test('is another for another number of inputs with the same text', () => {
  expect(digest(['v3-core', '@1.0.0'])).not.toBe(digest());
});

test.each([
  ['a changed source', {'sandbox/deploy/v3.ts': 'second'}],
  ['a new source', {'sandbox/deploy/v4.mjs': ''}],
  ['a changed contract', {'sandbox/contracts/Token.sol': 'contract Token {}'}],
])('is another for %s', (_, files) => {
  const before = digest();
  writeFiles(root, files);
  expect(digest()).not.toBe(before);
});

test.each([
  ['a test', {'sandbox/deploy/v3.test.ts': ''}],
  ['a README', {'sandbox/README.md': ''}],
  ['another folder', {'docs/page.ts': 'changed'}],
])('is the same when %s changes', (_, files) => {
  const before = digest();
  writeFiles(root, files);
  expect(digest()).toBe(before);
});
