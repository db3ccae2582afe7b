import {expect, test} from 'vitest';
import {badgeOf} from './badgeOf';

test.each([
  ['Uniswap v3', 'V3'],
  ['Uniswap v2 subgraph', 'V2 subgraph'],
  ['Uniswap v4 SDK', 'V4 SDK'],
  ['Uniswap SDKs', 'SDKs'],
  ['Uniswap governance', 'Governance'],
  ['Uniswap swap widget', 'Swap widget'],
  ['UniswapX', 'UniswapX'],
  ['Universal Router', 'Universal Router'],
  ['web3-react', 'web3-react'],
])('calls a page about %s "%s"', (product, badge) => {
  expect(badgeOf(product, '/docs/contracts/v3/overview.mdx')).toBe(badge);
});

test('names no version where a page is about every one', () => {
  expect(badgeOf('Uniswap protocol', '/docs/concepts/overview.mdx')).toBe('Uniswap');
  expect(badgeOf('Uniswap protocol', '/docs/api/subgraph/guides/v4-examples.mdx')).toBe('V4');
});
