import {readFileSync} from 'node:fs';
import {POOL_INIT_CODE_HASH} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {deployments} from '../../../registry/contracts';

const program = readFileSync('examples/contracts/v3/poolAddress.ts', 'utf8');
const output = readFileSync('examples/contracts/v3/poolAddress.output.txt', 'utf8');

test('uses the addresses of the registry and the hash of the SDK', () => {
  for (const name of ['UniswapV3Factory', 'USDC', 'WETH']) {
    const {address} = deployments.find(({contract}) => contract === name) ?? {};
    expect(program).toContain(`'${address}'`);
  }
  expect(output).toContain(POOL_INIT_CODE_HASH);
});
