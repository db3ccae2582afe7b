import {expect, test} from 'vitest';
import {addressOf, entryFinder} from './entryFinder';
import {entryOf} from '../../testing/atlas.fixture';

const v3 = entryOf();
const v2 = entryOf({product: 'v2', anchor: 'np-of-v2'});
const find = entryFinder([v2, v3]);

test('finds the entry of the product whose page asks', () => {
  expect(find('NP', '/contracts/v3/reference/core/UniswapV3Pool')).toBe(
    '/contracts/v3/reference/error-codes#np',
  );
  expect(find('NP', '/contracts/v2/reference/smart-contracts/pair')).toBe(
    '/contracts/v2/reference/smart-contracts/common-errors#np-of-v2',
  );
});

test("finds another product's entry where the page's own has none", () => {
  expect(find('NP', '/contracts/permit2/overview')).toBe(addressOf(v2));
});

test('finds nothing for an identifier that the atlas lacks', () => {
  expect(find('PN', '/contracts/v3/reference/core/UniswapV3Pool')).toBeUndefined();
});

test('leads a revert without data to the part that explains those', () => {
  expect(entryFinder([])('none', '/contracts/v2/overview')).toBe(
    '/contracts/v3/reference/error-codes#no-reason',
  );
});
