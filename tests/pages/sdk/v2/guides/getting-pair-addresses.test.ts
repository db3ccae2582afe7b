import pair from '@uniswap/v2-core/build/UniswapV2Pair.json';
import {INIT_CODE_HASH} from '@uniswap/v2-sdk';
import {keccak256} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v2/guides/getting-pair-addresses');

test('states the hash of the published code of a pair', () => {
  expect(INIT_CODE_HASH).toBe(keccak256(`0x${pair.evm.bytecode.object}`));
  expect(page).toContain(`\`${INIT_CODE_HASH}\``);
});
