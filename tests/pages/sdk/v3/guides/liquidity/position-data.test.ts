import {readFileSync} from 'node:fs';
import pool from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import {NonfungiblePositionManager, TickMath} from '@uniswap/v3-sdk';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/sdk/v3/guides/liquidity/position-data');
const printed = read('examples/sdk/v3/liquidity/positionData.output.txt');

test('states the two selectors of positions', () => {
  const ofPool = (pool.abi as Abi).find(
    (item): item is AbiFunction => item.type === 'function' && item.name === 'positions',
  );
  const ofManager = NonfungiblePositionManager.INTERFACE.getSighash('positions');
  expect(page).toContain(`\`positions(uint256)\`, selector \`${ofManager}\``);
  expect(page).toContain(`\`positions(bytes32)\`, \`${ofPool && toFunctionSelector(ofPool)}\``);
});

test('states the prices where the range ends as they were printed', () => {
  const prices = /range +(\S+) to (\S+) USDC/.exec(printed)?.slice(1).map(Number) ?? [];
  const [low, high] = prices.map((price) => price.toLocaleString('en-US'));
  expect(page).toContain(`At ${low} USDC and below, it holds only WETH. At ${high} USDC and above`);
});

test('states where ticks end', () => {
  expect(page).toContain(`±${TickMath.MAX_TICK}`);
});
