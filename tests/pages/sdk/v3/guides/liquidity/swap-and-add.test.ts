import {readFileSync} from 'node:fs';
import router02 from '@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json';
import {NonfungiblePositionManager, SwapRouter} from '@uniswap/v3-sdk';
import {utils} from 'ethers';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/sdk/v3/guides/liquidity/swap-and-add');
const printed = (program: string) =>
  readFileSync(`examples/sdk/v3/liquidity/${program}.output.txt`, 'utf8');

test('states the selectors as the published ABI and the SDK encode them', () => {
  const ofRouter02 = new utils.Interface(router02.abi);
  const selectors = [
    `\`${ofRouter02.getSighash('multicall(uint256,bytes[])')}\`, which contains \`mint\``,
    `\`mint\` \`${ofRouter02.getSighash('mint')}\``,
    `\`increaseLiquidity\`, \`${ofRouter02.getSighash('increaseLiquidity')}\``,
    `\`exactInputSingle\` \`${SwapRouter.INTERFACE.getSighash('exactInputSingle')}\``,
    `\`mint\` \`${NonfungiblePositionManager.INTERFACE.getSighash('mint')}\``,
  ];
  for (const selector of selectors) expect(page).toContain(selector);
});

test('states how the search went and what is left over', () => {
  const output = printed('swapAndAdd');
  const [, sold, quotes] = /sold +(\S+) USDC, found in (\d+) quotes/.exec(output) ?? [];
  expect(page).toContain(
    `reaches ${Number(sold).toLocaleString('en-US', {maximumFractionDigits: 6})} USDC after ${quotes} quotes`,
  );

  const [, left] = /and (\d+) base units/.exec(output) ?? [];
  expect(page).toContain(`\`${left}\` base units`);
  const inUsdc = (Number(left) / 1e18) * 2_000;
  expect(page).toContain(`worth ${inUsdc.toFixed(3)} USDC`);
});

test('states what a trade of another account leaves over', () => {
  const [, left] = /\+ (\S+) WETH/.exec(printed('swapAndAddErrors').split('\n')[6] ?? '') ?? [];
  expect(page).toContain(`leaves ${Number(left).toFixed(4)} WETH unused`);
});
