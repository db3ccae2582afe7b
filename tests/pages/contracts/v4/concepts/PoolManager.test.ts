import {Ether, Token} from '@uniswap/sdk-core';
import {Pool} from '@uniswap/v4-sdk';
import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {addressOf} from '../../../../../sandbox/addressOf';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/concepts/PoolManager');

/** In hundredths of a basis point, rounded up. */
const swapFee = (protocol: number, lp: number) => Math.ceil(protocol + lp - (protocol * lp) / 1e6);

test('has the id that v4-sdk computes', () => {
  const zero = `0x${'0'.repeat(40)}`;
  const usdc = new Token(1, addressOf('USDC'), 6);
  const printed = readFileSync('examples/v4/concepts/poolId.output.txt', 'utf8');
  expect(printed).toContain(Pool.getPoolId(Ether.onChain(1), usdc, 3_000, 60, zero));
});

test('adds the fees of its example', () => {
  expect(swapFee(1_000, 3_000)).toBe(3_997);
  expect(page).toContain('1,000 + 3,000 − 3 = 3,997, which is 0.3997%');
  expect((10_000 * 3_997) / 1e6).toBeCloseTo(39.97, 10);
  expect(page).toContain('39.97 USDC: 10 USDC for the protocol, 29.97 USDC for providers');
  expect(swapFee(1_000, 500)).toBe(1_500);
});

test('orders USDC before WETH', () => {
  expect(BigInt(addressOf('USDC')) < BigInt(addressOf('WETH'))).toBe(true);
  expect(addressOf('USDC').slice(0, 4)).toBe('0xA0');
  expect(addressOf('WETH').slice(0, 4)).toBe('0xC0');
});
