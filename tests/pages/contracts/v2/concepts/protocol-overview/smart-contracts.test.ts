import {expect, test} from 'vitest';
import {readArtifact} from '../../../../../../sandbox/artifact';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/concepts/protocol-overview/smart-contracts');

/** Number of functions of a published contract, and of those that write. */
function functionsOf(artifact: string) {
  const functions = readArtifact(`@uniswap/${artifact}.json`).abi.filter(
    (item) => item.type === 'function',
  );
  const writing = functions.filter(({stateMutability}) => !/view|pure/.test(stateMutability));
  return {all: functions.length, writing: writing.length};
}

test.each([
  ['UniswapV2Factory', 'v2-core/build/UniswapV2Factory', ''],
  ['UniswapV2Pair', 'v2-core/build/UniswapV2Pair', ''],
  ["the pair's share token", 'v2-core/build/UniswapV2ERC20', ' of these'],
  ['UniswapV2Router02', 'v2-periphery/build/UniswapV2Router02', ''],
])('counts the functions of %s', (name, artifact, whose) => {
  const row = page.split('\n').find((line) => line.startsWith(`| [${name}]`));
  const {all, writing} = functionsOf(artifact);
  expect(row).toContain(`| ${all}${whose}, of which ${writing} write |`);
});

test('states the largest reserve', () => {
  const largest = 2n ** 112n - 1n;
  expect(page).toContain(`2¹¹² − 1 = \`${largest}\``);
  expect(page).toContain(`${(Number(largest / 10n ** 18n) / 1e15).toFixed(2)} × 10¹⁵ tokens`);
});

test('states what the locked shares take from a gift', () => {
  const lost = ((100_000 * 1_000) / 1_001).toLocaleString('en', {
    maximumFractionDigits: 2,
    minimumFractionDigits: 2,
  });
  expect(page).toContain(`parts of the gift: ${lost} USDC`);
});
