import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {findBrowser} from './findBrowser';

const folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
writeFileSync(path.join(folder, 'google-chrome'), '');

test('takes the browser that CHROMIUM_PATH names before any other', () => {
  expect(findBrowser({CHROMIUM_PATH: '/opt/chromium', PATH: folder})).toBe('/opt/chromium');
});

test('finds a browser on PATH', () => {
  expect(findBrowser({PATH: `/nowhere:${folder}`})).toBe(path.join(folder, 'google-chrome'));
});

test('takes the one without a window before the one with', () => {
  const both = mkdtempSync(path.join(tmpdir(), 'browsers-'));
  writeFileSync(path.join(both, 'chromium-headless-shell'), '');
  writeFileSync(path.join(both, 'chromium'), '');
  expect(findBrowser({PATH: both})).toBe(path.join(both, 'chromium-headless-shell'));
});

test('leaves the choice to the test tool where there is none', () => {
  expect(findBrowser({PATH: '/nowhere'})).toBeUndefined();
});
