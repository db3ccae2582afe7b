import {expect, test} from 'vitest';
import {inventory} from '../testing/inventory';
import {listPages, listRoutes} from './listPages';

test('lists the addresses of the inventory, and no other', () => {
  expect(listRoutes('.').sort()).toEqual(inventory.map(({path}) => path).sort());
});

test('reads each page of the documentation and the blog with its address', () => {
  const pages = new Map(listPages('.').map((page) => [page.route, page.frontMatter.title]));
  expect(pages.get('/concepts/glossary')).toBe("The protocol's terms, defined with their units");
  expect(pages.get('/blog/intro-to-gas-optimization')).toMatch(/^Gas optimization/);
});
