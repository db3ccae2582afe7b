import {createSlugger} from '@docusaurus/utils';
import {expect, test} from 'vitest';
import {entryAnchor} from './anchorOf';

test('makes an anchor that a reader can type', () => {
  expect(entryAnchor('Too little received')).toBe('too-little-received');
});

test.each([
  'UniswapV2: INSUFFICIENT_LIQUIDITY',
  'UniswapV3Staker::endIncentive: no refund available',
  "SafeCast: value doesn't fit in an int256",
  'FeeTooLarge(address,uint256,address)',
  'ds-math-add-overflow',
])('makes of %s the anchor that the site would make of that heading', (identifier) => {
  expect(entryAnchor(identifier)).toBe(createSlugger().slug(identifier));
});
