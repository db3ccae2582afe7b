import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {siteDirectory} from './support/built';
import {present} from './support/inventory';

const classesIn = (css: string): Set<string> =>
  new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

test('keeps the base styles of every class that a page has', () => {
  const base = classesIn(
    readFileSync(require.resolve('infima/dist/css/default/default.css'), 'utf8'),
  );
  const folder = path.join(siteDirectory, 'assets/css');
  const name = readdirSync(folder).find((file) => /^styles\..*\.css$/.test(file)) ?? '';
  const kept = classesIn(readFileSync(path.join(folder, name), 'utf8'));

  const used = new Set<string>();
  for (const {path: route} of present) {
    const html = readFileSync(
      path.join(siteDirectory, `${route === '/' ? 'index' : route}.html`),
      'utf8',
    );
    for (const [, quoted, bare] of html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)) {
      for (const one of (quoted ?? bare ?? '').split(' ')) if (base.has(one)) used.add(one);
    }
  }
  expect(used.size).toBeGreaterThan(30);
  expect([...used].filter((one) => !kept.has(one))).toEqual([]);
});
