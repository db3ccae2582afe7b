import {expect, test} from 'vitest';
import {findCircleFaults, findCircles} from './findCircles';

const arrows = (...pairs: string[]) =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return {from, to};
  });

test('finds files that import each other, directly or through others', () => {
  const circles = findCircles(arrows('a>b', 'b>c', 'c>a', 'c>d', 'd>e', 'f>g', 'g>f', 'g>a'));
  expect(circles.sort()).toEqual([
    ['a', 'b', 'c'],
    ['f', 'g'],
  ]);
});

test('finds none where two files import a third', () => {
  expect(findCircles(arrows('a>b', 'a>c', 'b>d', 'c>d'))).toEqual([]);
});

test('refuses a circle that is not listed, and a listed one that is gone', () => {
  const because = 'they are nested';
  expect(findCircleFaults(arrows('a>b', 'b>a'), [{files: ['a', 'b'], because}])).toEqual([]);
  expect(findCircleFaults(arrows('a>b', 'b>a'), [{files: ['c', 'd'], because}])).toEqual([
    'a, b import each other. Give what they share a file of its own, or list them in tools/lint/recursions.ts with the reason',
    'tools/lint/recursions.ts lists a circle that is gone: c, d',
  ]);
});
