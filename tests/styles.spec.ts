import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {siteDirectory} from '../testing/built';
import {inventory} from '../testing/inventory';
import {expect, test} from '../testing/test';

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

const folder = path.join(siteDirectory, 'assets/css');
const name = readdirSync(folder).find((file) => /^styles\..*\.css$/.test(file)) ?? '';
const built = readFileSync(path.join(folder, name), 'utf8');
const infima = readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8');

/** Class names of cards, tags, links of authors and sidebars that fold. */
const WITHOUT_STYLES =
  /\b(?:cardContainer|tagRegular|tagWithCount|authorSocialLink|collapseSidebarButton|expandButton)_/;

test('defines every variable of the base styles that it reads', () => {
  const variables = (css: string, pattern: RegExp) =>
    new Set([...css.matchAll(pattern)].map(([, one = '']) => one));
  const defined = variables(built, /(--[\w-]+):/g);
  const base = variables(infima, /(--[\w-]+):/g);
  const read = [...variables(built, /var\((--[\w-]+)/g)].filter((one) => base.has(one));
  expect(read.length).toBeGreaterThan(100);
  expect(read.filter((one) => !defined.has(one))).toEqual([]);
});

test('keeps the base styles of every class that a page has', () => {
  const base = classesIn(infima);
  const kept = classesIn(built);

  const used = new Set<string>();
  for (const {path: route} of inventory) {
    const html = readFileSync(
      path.join(siteDirectory, `${route === '/' ? 'index' : route}.html`),
      'utf8',
    );
    // `plugins/speed/dropUnused.ts` takes the styles of these parts of the theme away.
    expect(html, route).not.toMatch(WITHOUT_STYLES);
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)) {
      for (const one of (quoted ?? bare ?? '').split(' ')) if (base.has(one)) used.add(one);
    }
  }
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((one) => !kept.has(one))).toEqual([]);
});
