import {readFileSync} from 'node:fs';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/sdk/v3/guides/liquidity/liquidity-fees');
const printed = read('examples/sdk/v3/liquidity/collectFees.output.txt');

test.each(['collect', 'multicall', 'unwrapWETH9', 'sweepToken'])(
  'states the selector of %s',
  (name) => {
    const selector = NonfungiblePositionManager.INTERFACE.getSighash(name);
    expect(page).toContain(`\`${name}\` \`${selector}\``);
  },
);

test("tells the selector of the pool's collect", () => {
  const selector = toFunctionSelector('function collect(address,int24,int24,uint128,uint128)');
  expect(page).toContain(`\`collect\`, \`${selector}\``);
});

test('states what is owed as it was printed', () => {
  const [, usdc, weth] = /owed +(\S+) USDC \+ (\S+) WETH/.exec(printed) ?? [];
  expect(page).toContain(`The result is ${usdc} USDC and ${weth} WETH`);
});
