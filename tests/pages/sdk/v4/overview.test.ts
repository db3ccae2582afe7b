import {spawnSync} from 'node:child_process';
import {URVersion, V4Planner, Actions, isAtLeastV2_1_1} from '@uniswap/v4-sdk';
import {expect, test} from 'vitest';
import packageLock from '../../../../package-lock.json';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/sdk/v4/overview');

test('states the versions that the programs were run with', () => {
  const {packages} = packageLock;
  const names = [
    '@uniswap/v4-sdk',
    '@uniswap/sdk-core',
    '@uniswap/v3-sdk',
    '@uniswap/permit2-sdk',
    '@uniswap/universal-router-sdk',
    'viem',
  ] as const;
  for (const name of names) {
    expect(page).toContain(`| \`${name}\` | ${packages[`node_modules/${name}`].version} |`);
  }
});

test('names each release of URVersion in the row of its struct', () => {
  const rows = page.split('\n').filter((line) => line.startsWith('| `V2_'));
  expect(rows).toHaveLength(2);
  for (const [name, version] of Object.entries(URVersion)) {
    const row = isAtLeastV2_1_1(version) ? rows[1] : rows[0];
    expect(row).toContain(`\`${name}\``);
  }
});

test('says for which release V4Planner writes unless told', () => {
  const hooks = `0x${'0'.repeat(40)}`;
  const poolKey = {currency0: hooks, currency1: hooks, fee: 1, tickSpacing: 1, hooks};
  const amounts = {amountIn: 1, amountOutMinimum: 1, minHopPriceX36: 1};
  const swap = {poolKey, zeroForOne: true, ...amounts, hookData: '0x'};
  const planFor = (release?: URVersion) =>
    new V4Planner().addAction(Actions.SWAP_EXACT_IN_SINGLE, [swap], release).finalize();
  expect(planFor()).toBe(planFor(URVersion.V2_0));
  expect(planFor()).not.toBe(planFor(URVersion.V2_1_1));
  expect(page).toContain('without it `V4Planner` encodes for 2.0');
});

test('names the error of an import in an ES module', () => {
  const code = "await import('@uniswap/v4-sdk')";
  const {stderr} = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(page).toContain(`\`${/\bERR_\w+/.exec(stderr)?.[0]}\``);
});
