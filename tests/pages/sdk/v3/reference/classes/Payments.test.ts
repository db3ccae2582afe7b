import router02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import universalRouter from '@uniswap/universal-router/artifacts/contracts/UniversalRouter.sol/UniversalRouter.json';
import manager from '@uniswap/v3-periphery/artifacts/contracts/NonfungiblePositionManager.sol/NonfungiblePositionManager.json';
import router from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import {Payments} from '@uniswap/v3-sdk';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';

const encoded = Object.keys(Payments.INTERFACE.functions).map((name) =>
  Payments.INTERFACE.getSighash(name),
);
const selectorsOf = (abi: unknown): string[] =>
  (abi as Abi)
    .filter((item): item is AbiFunction => item.type === 'function')
    .map((item) => toFunctionSelector(item));

test.each([
  ['SwapRouter', router.abi, 5],
  ['SwapRouter02', router02.abi, 5],
  ['NonfungiblePositionManager', manager.abi, 3],
  ['UniversalRouter', universalRouter.abi, 0],
])('finds in %s what the page says', (_name, abi, count) => {
  const selectors = selectorsOf(abi);
  expect(encoded).toHaveLength(5);
  expect(encoded.filter((selector) => selectors.includes(selector))).toHaveLength(count);
});
