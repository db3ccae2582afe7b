import {readFileSync} from 'node:fs';
import {formatUnits, keccak256} from 'viem';
import {expect, test} from 'vitest';
import {readArtifact} from '../../../../../../sandbox/artifact';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage('docs/contracts/v2/guides/smart-contract-integration/using-flash-swaps');
const example = (name: string) => readFileSync(`examples/v2/guides/${name}`, 'utf8');
const printed = (program: string) => example(`${program}.output.txt`);

const [loan, weth, usdc] = [10n * 10n ** 18n, 1_000n * 10n ** 18n, 2_000_000n * 10n ** 6n];
const divideUp = (dividend: bigint, divisor: bigint) => (dividend + divisor - 1n) / divisor;
const same = divideUp(1_000n * loan, 997n);
const other = divideUp(1_000n * loan * usdc, 997n * (weth - loan));

/** The check at the end of a swap: what is left and what came back, less 0.3% of it. */
const passes = (backWeth: bigint, backUsdc: bigint) =>
  ((weth - loan + backWeth) * 1_000n - 3n * backWeth) *
    ((usdc + backUsdc) * 1_000n - 3n * backUsdc) >=
  weth * usdc * 1_000n ** 2n;

test('states the smallest amounts with which the pair is content', () => {
  expect(passes(same, 0n)).toBe(true);
  expect(passes(same - 1n, 0n)).toBe(false);
  expect(passes(0n, other)).toBe(true);
  expect(passes(0n, other - 1n)).toBe(false);
  const dear = Number(formatUnits(other, 6)).toLocaleString('en-US', {maximumFractionDigits: 6});
  expect(page).toContain(`${formatUnits(same, 18)} WETH | \`${same}\``);
  expect(page).toContain(`${dear} USDC | \`${other}\``);
});

test('repaid these amounts when it was executed', () => {
  expect(printed('flashSwap')).toContain(`repaid        ${formatUnits(other, 6)} USDC`);
  expect(printed('flashSwap')).toContain(`repaid        ${formatUnits(same, 18)} WETH`);
  expect(printed('flashSwapRounding')).toContain(`${same} of WETH passes`);
  expect(printed('flashSwapRounding')).toContain(`${other} of USDC passes`);
  expect(printed('flashSwapRounding').match(/UniswapV2: K/g)).toHaveLength(2);
});

test('states the fee of the same token as a percentage', () => {
  expect(page).toContain(`3/997, about ${(300 / 997).toFixed(4)}%`);
});

test('has the hash of the published bytecode in its contract', () => {
  const {bytecode} = readArtifact('@uniswap/v2-core/build/UniswapV2Pair.json');
  expect(example('FlashSwapper.sol')).toContain(`hex'${keccak256(bytecode).slice(2)}'`);
});

test('loses the funds of both unchecked contracts, and keeps those of the checked one', () => {
  const lines = printed('flashSwapAttack').trim().split('\n');
  expect(lines.filter((line) => line.endsWith('1000 USDC → 0 USDC'))).toHaveLength(2);
  expect(lines.at(-1)).toMatch(/both checks +1000 USDC → 1000 USDC/);
});

test('has each message that the programs met', () => {
  const met = ['flashSwapErrors', 'flashSwapAttack'].flatMap((program) =>
    [...printed(program).matchAll(/ {2}((?:UniswapV2|repay|not)[^\n]*)$/gm)].map(
      ([, message = '']) => message,
    ),
  );
  expect(met).toHaveLength(7);
  for (const message of met) expect(page).toContain(`\`${message}\``);
});
