import swapRouter02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import swapRouter from '@uniswap/v3-periphery/artifacts/contracts/SwapRouter.sol/SwapRouter.json';
import quoter from '@uniswap/v3-periphery/artifacts/contracts/lens/Quoter.sol/Quoter.json';
import quoterV2 from '@uniswap/v3-periphery/artifacts/contracts/lens/QuoterV2.sol/QuoterV2.json';
import {toFunctionSelector, type Abi} from 'viem';
import {expect, test} from 'vitest';
import {deployments} from './contracts';
import {lookAlikes} from './lookAlikes';
import recorded from './recordedSelectors.json';

/** By the source of view-quoter-v3, which no package holds. */
const VIEW_QUOTER = [
  'quoteExactInputSingle((address,address,uint256,uint24,uint160))',
  'quoteExactInputSingleWithPool((address,address,uint256,address,uint24,uint160))',
];

const selectorsOf = (contract: string): string[] =>
  lookAlikes
    .filter((one) => one.contract === contract)
    .flatMap(({functions}) => functions.map(({selector}) => selector));

const all = new Set(lookAlikes.flatMap(({contract}) => selectorsOf(contract)));

test.each([
  ['SwapRouter', swapRouter.abi],
  ['SwapRouter02', swapRouter02.abi],
  ['Quoter', quoter.abi],
  ['QuoterV2', quoterV2.abi],
])('tells %s apart by exactly the selectors that its ABI has', (contract, abi) => {
  const selectors = (abi as Abi).flatMap((item) =>
    item.type === 'function' ? [toFunctionSelector(item)] : [],
  );
  expect(selectorsOf(contract)).toEqual(selectors.filter((one) => all.has(one)));
});

test('tells ViewQuoter apart by the selectors of its source', () => {
  expect(selectorsOf('ViewQuoter')).toEqual(VIEW_QUOTER.map((one) => toFunctionSelector(one)));
});

test('calls no contract by a name whose selectors its recorded code does not have', () => {
  const wrong = recorded.flatMap(({chainId, address, selectors}) => {
    const {contract = 'nothing'} =
      deployments.find((one) => one.chainId === chainId && one.address === address) ?? {};
    const expected = selectorsOf(contract);
    return selectors.join() === expected.join()
      ? []
      : [`${contract} on ${chainId}: its code has ${selectors.join(', ')}`];
  });
  expect(wrong).toEqual([]);
  expect(recorded.length).toBeGreaterThan(15);
});
