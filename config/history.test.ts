import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test, vi} from 'vitest';
import {historyOf} from './history';

const copy = () => mkdtempSync(path.join(tmpdir(), 'history-'));

test('reads dates in a clone', () => {
  const directory = copy();
  mkdirSync(path.join(directory, '.git'));
  expect(historyOf(directory)).toBe('default-v2');
});

test.each([
  ['an archive', () => undefined],
  [
    'a shallow clone',
    (directory: string) => {
      mkdirSync(path.join(directory, '.git'));
      writeFileSync(path.join(directory, '.git/shallow'), '');
    },
  ],
])('builds %s without dates, and says so', (_, prepare) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const directory = copy();
  prepare(directory);
  expect(historyOf(directory)).toBe('disabled');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('git fetch --unshallow'));
});
