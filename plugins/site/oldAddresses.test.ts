import {expect, test} from 'vitest';
import {oldAddresses} from './oldAddresses';

const routes = ['/concepts/fees', '/sdk/v3/guides/swaps', '/sdk/v3/overview'];
const movedParts = [
  {from: '/sdk/guides', to: '/sdk/v3/guides'},
  {from: '/protocol/concepts', to: '/concepts'},
];

test('gives a page the old address of the first part that fits, and its own', () => {
  const movedPages = [{from: '/sdk/old-swaps', to: '/sdk/v3/guides/swaps'}];
  const old = oldAddresses({movedPages, movedParts}, routes);
  expect(old('/sdk/v3/guides/swaps')).toEqual(['/sdk/old-swaps', '/sdk/guides/swaps']);
  expect(old('/concepts/fees')).toEqual(['/protocol/concepts/fees']);
  expect(old('/sdk/v3/overview')).toEqual([]);
});

test('refuses a redirect to no page, and names the nearest', () => {
  const movedPages = [{from: '/old', to: '/sdk/v3/guides/swap'}];
  expect(() => oldAddresses({movedPages, movedParts}, routes)).toThrow(
    '"/old" leads to "/sdk/v3/guides/swap", which is no page of the site; did you mean /sdk/v3/guides/swaps?',
  );
});

test('refuses a redirect that hides a page', () => {
  const movedPages = [{from: '/concepts/fees', to: '/sdk/v3/overview'}];
  expect(() => oldAddresses({movedPages, movedParts}, routes)).toThrow(
    'the redirect from "/concepts/fees" hides the page of that address',
  );
});
