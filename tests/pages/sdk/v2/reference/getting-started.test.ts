import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v2/reference/getting-started');
const manifest = JSON.parse(
  readFileSync(path.resolve('node_modules/@uniswap/v2-sdk/package.json'), 'utf8'),
) as {
  license: string;
  sideEffects: boolean;
  engines: {node: string};
  exports: Record<string, unknown>;
  dependencies: Record<string, string>;
};

test('states what the manifest of the package says', () => {
  expect(manifest.license).toBe('MIT');
  expect(page).toMatch(/licence +\| MIT/);
  expect(manifest.engines.node).toBe('>=18');
  expect(page).toContain('| 18 or newer');
  expect(manifest.sideEffects).toBe(false);
  expect(Object.keys(manifest.exports)).toEqual(['.']);
});

test('names every dependency, with the version that readers meet', () => {
  for (const name of Object.keys(manifest.dependencies)) {
    expect(page).toContain(name.replace(/^@ethersproject\/(?!address)/, ''));
  }
  for (const name of ['@uniswap/sdk-core', 'jsbi']) {
    expect(page).toContain(`\`${name}\` ${manifest.dependencies[name]}`);
  }
});
