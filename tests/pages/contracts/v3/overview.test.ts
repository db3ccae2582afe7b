import {readFileSync} from 'node:fs';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../testing/readPage';

const program = readFileSync('examples/contracts/v3/poolAddress.ts', 'utf8');
const output = readFileSync('examples/contracts/v3/poolAddress.output.txt', 'utf8');

test('uses the addresses of the registry and the hash of the SDK', () => {
  for (const name of ["addressOf('UniswapV3Factory')", "tokenOf('USDC')", "tokenOf('WETH')"]) {
    expect(program).toContain(name);
  }
  expect(program).not.toMatch(/0x[0-9a-fA-F]{40}/);
  expect(output).toContain(POOL_INIT_CODE_HASH);
});

const page = readPage('docs/contracts/v3/overview');
const [, changes = ''] = page.split('{/* #changes */}');
const rows = [...changes.matchAll(/^\| (.+?) +\| Universal Router (\d\.\d(?:\.\d)?)/gm)].map(
  ([, date = '', release = '']) => ({date, release}),
);

test('names the releases of the Universal Router since 2.0, the newest first', () => {
  const releases = ['2.2.0', '2.1.2', '2.1.1', '2.0'];
  expect(rows.map(({release}) => release)).toEqual(releases);
});

test.each(rows)('dates $release by its creation in the registry', ({date, release}) => {
  expect(date).toBe(`<When of="router-${release}" />`);
});

test('states since when 2.1.2 is recommended', () => {
  expect(changes).toContain(
    'Universal Router 2.1.2, recommended since <When of="router-2.1.2-recommended" />',
  );
});
