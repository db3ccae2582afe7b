import {readFileSync} from 'node:fs';
import {keccak256, toBytes, toFunctionSelector} from 'viem';
import {expect, test} from 'vitest';
import {readArtifact} from '../../../../../../sandbox/artifact';
import {readPage} from '../../../../../../testing/readPage';

const page = readPage(
  'docs/contracts/v2/guides/smart-contract-integration/supporting-meta-transactions',
);
const printed = (program: string) =>
  readFileSync(`examples/v2/guides/${program}.output.txt`, 'utf8');

test('states the selectors of the calls', () => {
  const {abi} = readArtifact('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  const told = [...page.matchAll(/\[`(\w+)`\]\([^)]+\) `(0x\w{8})`/g)];
  expect(told).toHaveLength(4);
  for (const [, name, selector] of told) {
    const item = abi.find((one) => one.type === 'function' && one.name === name);
    expect(item?.type === 'function' && toFunctionSelector(item)).toBe(selector);
  }
});

test('prints the hashes of the types that the page spells', () => {
  for (const [label, name] of [
    ['domain type', 'EIP712Domain'],
    ['permit type', 'Permit'],
  ] as const) {
    const type = new RegExp(`\`(${name}\\([^\`]+\\))\``).exec(page)?.[1] ?? '';
    expect(printed('permit')).toContain(`${label}  ${keccak256(toBytes(type))}`);
  }
});

test('refuses a permit for the second time, and withdraws without it', () => {
  expect(printed('permit').match(/UniswapV2: INVALID_SIGNATURE/g)).toHaveLength(2);
  expect(printed('permit')).toContain('allowance    0 left, nonce 1');
  expect(printed('permitSentBefore')).toMatch(/with the permit +UniswapV2: INVALID_SIGNATURE/);
  expect(printed('permitSentBefore').match(/ withdrawn, /g)).toHaveLength(2);
});

test('states shares and time in both forms', () => {
  expect(page).toContain('`1000000000000000` of 18 decimals (0.001 share, a fifth of the deposit)');
  expect(1_000_000_000_000_000n * 1_000n).toBe(10n ** 18n);
  expect(page).toContain(`${600 / 60} minutes (600 s) ahead`);
});

test('has each message that the program met', () => {
  const met = printed('permitErrors').match(/UniswapV2\w*: \w+/g) ?? [];
  expect(met).toHaveLength(6);
  for (const message of met) expect(page).toContain(`| \`${message}\``);
});
