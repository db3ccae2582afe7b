import {expect, test} from 'vitest';
import {sectionOf} from './sectionOf';

test.each([
  ['/contracts/v3/reference/core/UniswapV3Pool', '/contracts/v3'],
  ['/contracts/v3/overview', '/contracts/v3'],
  ['/contracts/v3/overview/', '/contracts/v3'],
  ['/concepts/glossary', '/concepts'],
  ['/concepts/glossary/', '/concepts'],
  ['/search', ''],
  ['/', ''],
])('finds the section of %s', (pathname, section) => {
  expect(sectionOf(pathname)).toBe(section);
});
