import exchange from '@uniswap/v2-periphery/build/UniswapV1Exchange.json';
import v1Factory from '@uniswap/v2-periphery/build/UniswapV1Factory.json';
import {toEventSelector, toFunctionSelector, type Abi} from 'viem';
import {expect, test} from 'vitest';
import {exchangeAbi} from './exchangeAbi';
import {factory} from './v1';

const selectors = (abi: Abi) =>
  abi
    .map((item) =>
      item.type === 'event'
        ? `${toEventSelector(item)} ${item.inputs.map(({indexed}) => indexed ?? false).join()}`
        : item.type === 'function'
          ? toFunctionSelector(item)
          : item.type,
    )
    .sort();

test.each([
  ['an exchange', exchangeAbi, exchange.abi],
  ['the factory', factory.abi, v1Factory.abi],
])('has every function and event of %s, and none more', (_, ours, published) => {
  expect(selectors(ours)).toEqual(selectors(published as unknown as Abi));
});
