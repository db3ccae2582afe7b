import {TRADE_METHOD_IDS} from '@uniswap/sdk';
import exchange from '@uniswap/v2-periphery/build/UniswapV1Exchange.json';
import {type Abi, type AbiFunction, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/sdk/v1/reference/constants');

test.each(Object.keys(TRADE_METHOD_IDS))('states the selector of %s', (name) => {
  const found = (exchange.abi as Abi).find(
    (item): item is AbiFunction => item.type === 'function' && item.name === name,
  );
  expect(found).toBeDefined();
  const selector = found && toFunctionSelector(found);
  expect(page).toMatch(new RegExp(`\`${name}\` +\\| \`${selector}\``));
  expect(TRADE_METHOD_IDS[name]).toBe(selector);
});
