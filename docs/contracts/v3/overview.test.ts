import {readFileSync} from 'node:fs';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import packageJson from '../../../package.json';
import {deployments} from '../../../registry/contracts';
import {readPage} from '../../../tests/support/readPage';

const page = readPage('docs/contracts/v3/overview');
const program = readFileSync('examples/contracts/v3/poolAddress.ts', 'utf8');
const output = readFileSync('examples/contracts/v3/poolAddress.output.txt', 'utf8');

test('installs the versions that the program was run with', () => {
  const {'@uniswap/v3-core': core, viem, tsx} = packageJson.devDependencies;
  expect(page).toContain(`npm install @uniswap/v3-core@${core} viem@${viem} tsx@${tsx}`);
});

test('uses the addresses of the registry and the hash of the SDK', () => {
  for (const name of ['UniswapV3Factory', 'USDC', 'WETH']) {
    const {address} = deployments.find(({contract}) => contract === name) ?? {};
    expect(program).toContain(`'${address}'`);
  }
  expect(output).toContain(POOL_INIT_CODE_HASH);
});
