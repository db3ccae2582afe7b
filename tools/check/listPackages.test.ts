import {existsSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listPackages} from './listPackages';

test('lists folders with a lock, and no file beside them', () => {
  const packages = listPackages();
  expect(packages).toContain('mcp');
  for (const name of packages) {
    expect(existsSync(`packages/${name}/package-lock.json`), name).toBe(true);
  }
});
