import {Token} from '@uniswap/sdk-core';
import {tickToPrice} from '@uniswap/v3-sdk';
import {expect, test} from 'vitest';
import packageJson from '../../../../package.json';
import packageLock from '../../../../package-lock.json';
import {readPage} from '../../../../testing/readPage';

const page = readPage('docs/sdk/v3/overview');
/** The page without the padding of its tables. */
const unpadded = page.replace(/ +/g, ' ');

test('states the versions that the programs were run with', () => {
  const {dependencies} = packageJson;
  const names = [
    '@uniswap/sdk-core',
    '@uniswap/v3-sdk',
    '@uniswap/v2-sdk',
    '@uniswap/sdk',
  ] as const;
  for (const name of names) {
    expect(unpadded).toContain(`| \`${name}\` | ${dependencies[name]} |`);
  }
});

test('states the versions of the packages that encode for other routers', () => {
  const {packages} = packageLock;
  for (const name of ['router-sdk', 'universal-router-sdk', 'permit2-sdk', 'v4-sdk'] as const) {
    const {version} = packages[`node_modules/@uniswap/${name}`];
    expect(unpadded).toContain(`| \`@uniswap/${name}\` | ${version} |`);
  }
});

test('states the price of the neighbouring tick', () => {
  const usdc = new Token(1, '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6);
  const weth = new Token(1, '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', 18);
  const price = Number(tickToPrice(weth, usdc, 200_312).toFixed(2)).toLocaleString('en');
  expect(page).toContain(`200,312, is ${price} USDC per WETH`);
});
