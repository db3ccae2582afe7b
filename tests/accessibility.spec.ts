import {violationsOf} from '../testing/axe';
import {inventory} from '../testing/inventory';
import {open} from '../testing/page';
import {expect, test} from '../testing/test';
import {deepWhere} from '../testing/tier';

const PAGES = [
  {name: 'the home page', path: '/'},
  {name: 'a landing page', path: '/contracts/v3/overview'},
  {name: 'a concept page', path: '/concepts/protocol/fees'},
  {name: 'the blog', path: '/blog'},
  {name: 'an article', path: '/blog/intro-to-gas-optimization'},
  {name: 'the search page', path: '/search'},
  {name: 'the not-found page', path: '/no/such/page'},
].filter(({path}) => path === '/no/such/page' || inventory.some((route) => route.path === path));

/** In light the colours alone are tried; the deep tier tries them on all pages. */
const TRIED_IN_LIGHT = ['/', '/concepts/protocol/fees', '/search'];

for (const colorScheme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    // Each mode and each width once; the other two pairs repeat them.
    const isRepeated = (colorScheme === 'dark') === width > 360;
    test.describe(`in ${colorScheme} mode, ${width} pixels wide`, deepWhere(isRepeated), () => {
      test.use({colorScheme, viewport: {width, height: 800}});

      for (const {name, path} of PAGES) {
        test(
          `has no accessibility violation on ${name}`,
          deepWhere(colorScheme === 'light' && !TRIED_IN_LIGHT.includes(path)),
          async ({page}) => {
            await open(page, path);
            expect(await violationsOf(page, {colorScheme})).toEqual([]);
          },
        );
      }
    });
  }

  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    for (const [at, {name, path}] of PAGES.slice(1, 5).entries()) {
      // Every second page in each mode; the deep tier takes all in both.
      const isRepeated = (at % 2 === 0) === (colorScheme === 'dark');
      test(
        `gives the paragraphs of ${name} a contrast of 7 to 1`,
        deepWhere(isRepeated),
        async ({page}) => {
          await open(page, path);
          // The enhanced rule leaves what is under 4.5 to the other.
          const rules = ['color-contrast', 'color-contrast-enhanced'];
          expect(await violationsOf(page, {within: '.markdown p', rules})).toEqual([]);
        },
      );
    }
  });
}
