import {readFileSync} from 'node:fs';
import exchange from '@uniswap/v2-periphery/build/UniswapV1Exchange.json';
import {expect, test} from 'vitest';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v1/reference/exchange');
const printed = (program: string) =>
  readFileSync(`examples/v1/reference/${program}.output.txt`, 'utf8');

const ether = 100n * 10n ** 18n;
const usdc = 200_000n * 10n ** 6n;
const dai = 200_000n * 10n ** 18n;

const output = (dx: bigint, x: bigint, y: bigint) => (997n * dx * y) / (1_000n * x + 997n * dx);
const input = (dy: bigint, x: bigint, y: bigint) => (1_000n * x * dy) / (997n * (y - dy)) + 1n;

test('counts the functions and events of the ABI', () => {
  const count = (type: string) => exchange.abi.filter((item) => item.type === type).length;
  expect(page).toContain(`All ${count('function')} functions and ${count('event')} events`);
});

test('computes what the exchange quotes, and says it', () => {
  const sold = output(10n ** 18n, ether, usdc);
  const cost = input(1_000n * 10n ** 6n, ether, usdc);
  expect(page).toContain(`1 ETH buys \`${sold}\``);
  expect(page).toContain(`1,000 USDC costs \`${cost}\` wei`);
  expect(printed('swaps')).toContain(`wei give ${sold} of USDC`);
  expect(printed('swaps')).toContain(`of USDC cost ${cost} wei`);
});

test('computes a deposit, its shares and a trade through two exchanges', () => {
  const deposit = (10n * 10n ** 18n * usdc) / ether + 1n;
  expect(page).toContain(`10 ETH requires \`${deposit}\``);
  expect(printed('shares')).toContain(`AddLiquidity(you, ${10n * 10n ** 18n}, ${deposit})`);
  const received = output(output(1_000n * 10n ** 6n, usdc, ether), ether, dai);
  expect(page).toContain(`1,000 USDC buys \`${received}\``);
  expect(printed('throughEth')).toContain(`and those ${received} of DAI`);
});

test('states what two fees of 0.3% amount to', () => {
  expect(page).toContain(`1 − 0.997² = ${((1 - 0.997 ** 2) * 100).toFixed(4)}%`);
});

test('shows the deadlines that were executed', () => {
  const lines = printed('reverts').trimEnd().split('\n').slice(16, 19);
  expect(lines.map((line) => line.split(': ')[1])).toEqual(['success', 'reverted', 'success']);
});
