import {readFileSync} from 'node:fs';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {deployments} from '../../../../facts/registry/contracts';
import {readPage} from '../../../../testing/readPage';

const program = readFileSync('examples/contracts/v3/poolAddress.ts', 'utf8');
const output = readFileSync('examples/contracts/v3/poolAddress.output.txt', 'utf8');

test('uses the addresses of the registry and the hash of the SDK', () => {
  for (const name of ['UniswapV3Factory', 'USDC', 'WETH']) {
    const {address} = deployments.find(({contract}) => contract === name) ?? {};
    expect(program).toContain(`'${address}'`);
  }
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

test.each(rows)('dates $release as the registry does', ({date, release}) => {
  const contract = `UniversalRouterV${release.replaceAll('.', '_')}`;
  const {created} = deployments.find((one) => one.contract === contract && one.chainId === 1) ?? {};
  expect(date).toBe(created?.isEstimate ? `about ${created.date}` : created?.date);
});

test('states since when the registry recommends 2.1.2', () => {
  const {note} = deployments.find(({contract}) => contract === 'UniversalRouterV2_1_2') ?? {};
  const [, since = 'no date'] = /Recommended since (\S+);/.exec(note ?? '') ?? [];
  expect(changes).toContain(`Universal Router 2.1.2, recommended since ${since}`);
});
