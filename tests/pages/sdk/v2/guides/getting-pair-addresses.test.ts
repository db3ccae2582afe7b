import {readFileSync} from 'node:fs';
import pair from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {INIT_CODE_HASH} from '@uniswap/v2-sdk';
import {keccak256} from 'viem';
import {expect, test} from 'vitest';

const page = readFileSync(
  new URL('../../../../../docs/sdk/v2/guides/getting-pair-addresses.mdx', import.meta.url),
  'utf8',
);

test('tells the hash of the published code of a pair', () => {
  expect(INIT_CODE_HASH).toBe(keccak256(`0x${pair.evm.bytecode.object}`));
  expect(page).toContain(`\`${INIT_CODE_HASH}\``);
});
