import {mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {cached} from './cached';

let siteDirectory: string;
let extractor: string;

beforeEach(() => {
  siteDirectory = mkdtempSync(path.join(tmpdir(), 'cached-'));
  extractor = path.join(siteDirectory, 'extractor');
  mkdirSync(extractor);
  writeFileSync(path.join(extractor, 'read.ts'), 'first');
});

afterEach(() => {
  rmSync(siteDirectory, {recursive: true});
});

const make = vi.fn(() => ({contracts: ['Pool']}));

/** How often it is made in two calls, with a change between them. */
function timesMade(change: () => void, versions = ['core@1.0.0']): number {
  make.mockClear();
  const asked = {siteDirectory, name: 'solidity', extractor};
  cached({...asked, versions: ['core@1.0.0']}, make);
  change();
  expect(cached({...asked, versions}, make)).toEqual({contracts: ['Pool']});
  return make.mock.calls.length;
}

const kept = () => readdirSync(path.join(siteDirectory, '.cache/reference'));

test('gives what was made before while nothing has changed', () => {
  expect(timesMade(() => undefined)).toBe(1);
});

test('makes it anew for another version of a package', () => {
  expect(timesMade(() => undefined, ['core@1.0.1'])).toBe(2);
});

test('makes it anew when the extractor has changed', () => {
  const change = () => {
    writeFileSync(path.join(extractor, 'read.ts'), 'second');
  };
  expect(timesMade(change)).toBe(2);
});

test('keeps it when only a test has changed', () => {
  const change = () => {
    writeFileSync(path.join(extractor, 'read.test.ts'), 'a test');
  };
  expect(timesMade(change)).toBe(1);
});

test('makes it anew when the file was cut', () => {
  const cut = () => {
    writeFileSync(path.join(siteDirectory, '.cache/reference', String(kept()[0])), '{"contr');
  };
  expect(timesMade(cut)).toBe(2);
});

test('keeps one file of each name, and leaves those of other names', () => {
  cached({siteDirectory, name: 'typescript', extractor, versions: []}, make);
  timesMade(() => undefined, ['core@1.0.1']);
  expect(kept().map((file) => file.split('-')[0])).toEqual(['solidity', 'typescript']);
});
