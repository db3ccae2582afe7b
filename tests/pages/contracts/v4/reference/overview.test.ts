import {expect, test} from 'vitest';
import {sourcesOf} from '../../../../../pages/sources';
import {inventory} from '../../../../../testing/inventory';
import {readPage} from '../../../../../testing/readPage';

const page = readPage('docs/contracts/v4/reference/overview');
const here = '/contracts/v4/reference/overview';
const reference = inventory
  .map(({path}) => path)
  .filter((route) => route.startsWith('/contracts/v4/reference/') && route !== here);
const linked = new Set([...page.matchAll(/\]\((\/[^)#]+)/g)].map(([, route]) => route));

test('leads to every reference page of v4', () => {
  expect(reference.length).toBeGreaterThan(15);
  expect(reference.filter((route) => !linked.has(route))).toEqual([]);
});

test('links no reference page that there is not', () => {
  const asked = [...linked].filter((route) => route?.startsWith('/contracts/v4/reference/'));
  expect(asked.filter((route) => !reference.includes(route ?? ''))).toEqual([]);
});

test('draws what inherits what as the packages have it', () => {
  const {contracts} = sourcesOf('.').contracts();
  const basesOf = (name: string) => contracts.get(`@uniswap/v4-periphery/${name}`)?.bases ?? [];
  const names = new Map(
    [...page.matchAll(/(\w+)\[([\w ]+)\]/g)].map(([, id = '', name = '']) => [id, name]),
  );
  const arrows = [...page.matchAll(/^ {2}(\w+)(?:\[\w+\])? --> (\w+)/gm)].map(
    ([, base = '', heir = '']) => [names.get(base) ?? '', names.get(heir) ?? ''] as const,
  );
  expect(arrows.length).toBe(11);
  for (const [base, heir] of arrows.filter(([, name]) => name !== 'Universal Router')) {
    expect(basesOf(heir)).toContain(base);
  }
});
