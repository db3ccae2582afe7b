import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import packageJson from '../../../package.json';
import {deployments} from '../../../registry/contracts';
import {readPage} from '../../../tests/support/readPage';

const page = readPage('docs/contracts/v3/overview');
const program = readFileSync('examples/contracts/v3/poolAddress.ts', 'utf8');
const output = readFileSync('examples/contracts/v3/poolAddress.txt', 'utf8');

test('prints what the page says it prints', () => {
  const printed = execFileSync('npx', ['tsx', 'examples/contracts/v3/poolAddress.ts'], {
    encoding: 'utf8',
  });
  expect(printed).toBe(output);
  expect(page).toContain(`\`\`\`text title="what it prints"\n${output}\`\`\``);
}, 30_000);

test('shows the program as it was run, with the versions it was run with', () => {
  const {'@uniswap/v3-core': core, viem, tsx} = packageJson.devDependencies;
  expect(page).toContain(`why=fragment\n${program}\`\`\``);
  expect(page).toContain(`npm install @uniswap/v3-core@${core} viem@${viem} tsx@${tsx}`);
});

test('uses the addresses of the registry and the hash of the SDK', () => {
  for (const name of ['UniswapV3Factory', 'USDC', 'WETH']) {
    const {address} = deployments.find(({contract}) => contract === name) ?? {};
    expect(program).toContain(`'${address}'`);
  }
  expect(output).toContain(POOL_INIT_CODE_HASH);
});
