import {readFileSync} from 'node:fs';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readAtlas} from '../../../../../../facts/atlas';
import {readPackagedContract} from '../../../../../../facts/packages/readPackagedContract';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/reference/errors/errors');
const entries = readAtlas('facts/atlas').filter(({product}) => product === 'v4');

test('gives each error that its tables name its selector', () => {
  const rows = [...page.matchAll(/\| `(0x[0-9a-f]{8})`\s*\| \[?`?(\w+\([\w,]*\))/g)];
  expect(rows.length).toBeGreaterThanOrEqual(9);
  for (const [, selector, signature = ''] of rows) {
    expect(toFunctionSelector(signature)).toBe(selector);
    expect(entries.map(({identifier}) => identifier)).toContain(signature);
  }
});

test('counts the errors of the ABI of PoolManager and the entries without a call', () => {
  const {abi} = readPackagedContract(
    'node_modules/@uniswap/v4-core/out/PoolManager.sol/PoolManager.json',
  );
  const listed = abi.filter(({type}) => type === 'error').length;
  expect(page).toContain(`The ABI of PoolManager lists ${listed} errors.`);
  expect(entries.filter(({unreachable}) => unreachable)).toHaveLength(6);
  expect(page).toContain('For all identifiers but six');
});

test('names the releases whose sources are read', () => {
  for (const name of ['v4-core', 'v4-periphery']) {
    const {version} = JSON.parse(
      readFileSync(`node_modules/@uniswap/${name}/package.json`, 'utf8'),
    ) as {version: string};
    expect(page).toContain(`\`@uniswap/${name}\` ${version}`);
  }
});
