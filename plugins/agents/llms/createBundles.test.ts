import {expect, test} from 'vitest';
import {createBundles} from './createBundles';

const page = (route: string, bytes: number) => ({
  route,
  title: route,
  description: '',
  text: 'x'.repeat(bytes),
});
const shape = (bundles: ReturnType<typeof createBundles>) =>
  bundles.map(({address, pages}) => [address, pages.map(({route}) => route)]);

test('bundles contracts and SDKs by product, the rest by section', () => {
  const pages = ['/concepts/fees', '/concepts/a/b', '/contracts/v3/a', '/sdk/core/b', '/blog/c'];
  expect(shape(createBundles(pages.map((route) => page(route, 1))))).toEqual([
    ['/concepts/llms-full.txt', ['/concepts/fees', '/concepts/a/b']],
    ['/contracts/v3/llms-full.txt', ['/contracts/v3/a']],
    ['/sdk/core/llms-full.txt', ['/sdk/core/b']],
    ['/blog/llms-full.txt', ['/blog/c']],
  ]);
});

test('makes the largest folder of a large section a bundle of its own', () => {
  const pages = [
    page('/contracts/v3/overview', 10),
    page('/contracts/v3/guides/swaps', 20),
    page('/contracts/v3/reference/core/Pool', 50),
    page('/contracts/v3/reference/periphery/Router', 60),
  ];
  expect(shape(createBundles(pages, 100))).toEqual([
    ['/contracts/v3/llms-full.txt', ['/contracts/v3/overview', '/contracts/v3/guides/swaps']],
    ['/contracts/v3/reference/llms-full.txt', ['/contracts/v3/reference/core/Pool']],
    [
      '/contracts/v3/reference/periphery/llms-full.txt',
      ['/contracts/v3/reference/periphery/Router'],
    ],
  ]);
});

test('counts bytes, not characters', () => {
  const pages = [{...page('/concepts/a/b', 0), text: '…'.repeat(4)}, page('/concepts/c', 1)];
  expect(createBundles(pages, 12)).toHaveLength(2);
});
