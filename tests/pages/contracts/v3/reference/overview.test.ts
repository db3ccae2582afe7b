import {expect, test} from 'vitest';
import {inventory} from '../../../../../testing/inventory';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v3/reference/overview');
const here = '/contracts/v3/reference/overview';
const reference = inventory
  .map(({path}) => path)
  .filter((route) => route.startsWith('/contracts/v3/reference/') && route !== here);
const linked = new Set([...page.matchAll(/\]\((\/[^)#]+)/g)].map(([, route]) => route));

test('leads to every reference page of v3', () => {
  expect(reference.length).toBeGreaterThan(100);
  expect(reference.filter((route) => !linked.has(route))).toEqual([]);
});

test('links no reference page that there is not', () => {
  const asked = [...linked].filter((route) => route?.startsWith('/contracts/v3/reference/'));
  expect(asked.filter((route) => !reference.includes(route ?? ''))).toEqual([]);
});
