import {readFileSync} from 'node:fs';
import {NonfungiblePositionManager} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const read = (file: string) => readFileSync(file, 'utf8');
const page = readPage('docs/sdk/v3/guides/liquidity/modifying-position');
const printed = read('examples/sdk/v3/liquidity/modifyPosition.output.txt');

test.each(['multicall', 'increaseLiquidity', 'decreaseLiquidity', 'collect', 'burn'])(
  'states the selector of %s',
  (name) => {
    const selector = NonfungiblePositionManager.INTERFACE.getSighash(name);
    expect(page).toMatch(new RegExp(`\`${name}\`,? \`${selector}\``));
  },
);

test('states the fees that came with the first half as they were printed', () => {
  const [, usdc, weth] = /half.*\n +fees +(\S+) USDC \+ (\S+) WETH/.exec(printed) ?? [];
  expect(page).toContain(`${usdc} USDC and ${weth} WETH, although half of the liquidity stays`);
});

test('states rightly that both halves paid the same and that the second had no fees', () => {
  const [first, second] = [...printed.matchAll(/remove \w+ +(.*)/g)].map(([, paid]) => paid);
  expect(second).toBe(first);
  expect(printed).toContain('fees        0 USDC + 0 WETH');
});
