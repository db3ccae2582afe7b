import {expect, test} from 'vitest';
import {listRoutes} from '../../pages/listPages';
import {landingOf} from './landingOf';

const routes = listRoutes('.');

test.each([
  ['concepts', '/concepts/overview'],
  ['contracts/v2', '/contracts/v2/overview'],
  ['docs/concepts/protocol/fees.mdx', '/concepts/protocol/fees'],
  ['/blog', '/blog'],
])('opens %s on %s', (place, landing) => {
  expect(landingOf(place, routes)).toBe(landing);
});

test('names the sections where there is none of that name', () => {
  expect(() => landingOf('concept', routes)).toThrow(
    /^No page and no section of the site is called "concept"\. Sections: api, blog, concepts, contracts, /,
  );
});
