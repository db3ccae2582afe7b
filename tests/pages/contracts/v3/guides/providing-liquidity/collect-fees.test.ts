import poolArtifact from '@uniswap/v3-core/artifacts/contracts/UniswapV3Pool.sol/UniswapV3Pool.json';
import manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {keeperAbi} from '../../../../../../examples/v3/liquidity/support/keeper';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/guides/providing-liquidity/collect-fees');

const collectOf = (abi: Abi): AbiFunction => {
  const found = abi.find(
    (item): item is AbiFunction => item.type === 'function' && item.name === 'collect',
  );
  if (!found) throw new Error('no function collect');
  return found;
};

test.each([
  ['NonfungiblePositionManager', manager.abi as Abi],
  ['UniswapV3Pool', poolArtifact.abi as Abi],
  ['`PositionKeeper`', keeperAbi],
])('tells the selector of collect of %s', (contract, abi) => {
  const row = page.split('\n').find((line) => line.startsWith('| ') && line.includes(contract));
  expect(row).toContain(`\`${toFunctionSelector(collectOf(abi))}\``);
});

test('states how many fields and arguments the look-alikes take', () => {
  const [struct] = collectOf(manager.abi as Abi).inputs;
  expect(struct && 'components' in struct && struct.components).toHaveLength(4);
  expect(page).toContain('a struct of 4 fields');
  expect(collectOf(poolArtifact.abi as Abi).inputs).toHaveLength(5);
  expect(page).toContain('5 arguments');
});
