import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {siteDirectory} from '../testing/built';
import {inventory} from '../testing/inventory';
import {
  ADDRESS,
  anchorsIn,
  contentsOf,
  FORMULA,
  linksIn,
  parseMarkdown,
  plain,
  type Contents,
} from './agents/markdown';
import {expect, test} from '../testing/test';
import {isDeep} from '../testing/tier';

test.describe.configure({mode: 'default'});

const WITHOUT_MARKDOWN = ['/', '/blog', '/blog/archive', '/privacy', '/search'];
const written = inventory.filter((route) => !WITHOUT_MARKDOWN.includes(route.path));
/** The pages whose Markdown version is parsed: all in the deep tier, else every eighth; `plugins/agents/agents.test.ts` reads others. */
const parsed = written.filter((_, at) => isDeep || at % 8 === 4);

const fileAt = (address: string): string => path.join(siteDirectory, address);
const read = (address: string): string => readFileSync(fileAt(address), 'utf8');

const trees = new Map<string, Root>();

/** A Markdown version or a list as a tree; parsed once for all tests. */
function treeAt(address: string): Root {
  const tree = trees.get(address) ?? parseMarkdown(read(address));
  trees.set(address, tree);
  return tree;
}

test('has a Markdown version with the code, tables and addresses of every page', async ({page}) => {
  test.setTimeout(600_000);
  for (const {path: route} of parsed) {
    const shown = await page.evaluate(contentsOfPage, {
      html: read(`${route}.html`),
      formula: FORMULA,
      address: ADDRESS.source,
    });
    const markdown = contentsOf(treeAt(`${route}.md`));
    expect.soft(markdown.code, route).toEqual(shown.code);
    expect
      .soft(markdown.tables, route)
      .toEqual(shown.tables.map((rows) => rows.map((cells) => cells.map(plain))));
    expect.soft(markdown.addresses, route).toEqual(shown.addresses);
  }
});

test('names in Markdown versions the anchors that the pages have', () => {
  for (const {path: route} of written) {
    const html = read(`${route}.html`);
    const missing = anchorsIn(read(`${route}.md`)).filter(
      (anchor) =>
        !html.includes(`id=${anchor} `) &&
        !html.includes(`id=${anchor}>`) &&
        !html.includes(`id="${anchor}"`),
    );
    expect.soft(missing, route).toEqual([]);
  }
});

test('leads nowhere that does not exist, from Markdown versions, lists and bundles', () => {
  const anchors = new Map<string, Set<string>>();
  const anchorsAt = (address: string): Set<string> => {
    const known = anchors.get(address) ?? new Set(anchorsIn(read(address)));
    anchors.set(address, known);
    return known;
  };
  const lists = [
    '/llms.txt',
    ...['concepts', 'contracts', 'sdk', 'api'].map((one) => `/${one}/llms.txt`),
  ];
  const broken: string[] = [];
  for (const address of [...lists, ...parsed.map((route) => `${route.path}.md`)]) {
    for (const link of linksIn(treeAt(address)).filter((url) => url.startsWith('/'))) {
      const [file = '', anchor] = link.split('#');
      const exists = existsSync(fileAt(file)) || existsSync(fileAt(`${file}.html`));
      const isMissed =
        anchor !== undefined && file.endsWith('.md') && exists && !anchorsAt(file).has(anchor);
      if (!exists || isMissed) broken.push(`${address} links to ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

test('lists every page in llms.txt, in less than 160 bytes a page', () => {
  expect(statSync(fileAt('/llms.txt')).size).toBeLessThan(160 * written.length);
  const listed = linksIn(treeAt('/llms.txt'));
  expect(
    written.map((route) => `${route.path}.md`).filter((address) => !listed.includes(address)),
  ).toEqual([]);
});

test('describes every page in the list of its section', () => {
  const lists = ['concepts', 'contracts', 'sdk', 'api'].map((section) =>
    read(`/${section}/llms.txt`),
  );
  for (const {path: route} of written.filter((one) => !one.path.startsWith('/blog/'))) {
    const description = /^description: (.*)$/m.exec(read(`${route}.md`))?.[1] ?? '';
    const words = description.replace(/^["']|["']$/g, '').slice(0, 40);
    expect
      .soft(
        lists.some((list) => list.includes(`(${route}.md): ${words}`)),
        route,
      )
      .toBe(true);
  }
});

test('states the size of every bundle, which is below 512 KB', () => {
  const stated = [
    ...read('/llms.txt').matchAll(/\((\/\S*llms-full\.txt)\).*? pages?, ([\d,]+) bytes/g),
  ];
  expect(stated.length).toBeGreaterThan(10);
  for (const [, address = '', bytes = ''] of stated) {
    const size = statSync(fileAt(address)).size;
    expect.soft(size, address).toBe(Number(bytes.replaceAll(',', '')));
    if (address !== '/llms-full.txt') expect.soft(size, address).toBeLessThanOrEqual(512_000);
  }
});

test('links the Markdown version in the head of every page, and names its kind', async ({page}) => {
  test.setTimeout(300_000);
  for (const {path: route} of written) {
    const {markdown, kinds} = await page.evaluate(
      (html) => {
        const document = new DOMParser().parseFromString(html, 'text/html');
        const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
        return {
          markdown: document.querySelector('head link[type="text/markdown"]')?.getAttribute('href'),
          kinds: data.map((one) => (JSON.parse(one.textContent) as {'@type': string})['@type']),
        };
      },
      read(`${route}.html`),
    );
    expect.soft(markdown, route).toBe(`${route}.md`);
    expect
      .soft(kinds, route)
      .toContain(route.startsWith('/blog/') ? 'BlogPosting' : 'BreadcrumbList');
    expect.soft(kinds, route).toContain('TechArticle');
  }
});

test('lists Markdown versions and llms.txt in the sitemap', () => {
  const listed = [...read('/sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(.+?)<\/loc>/g)].map(
    ([, address]) => address ?? '',
  );
  expect(listed.filter((address) => /\.(md|txt)$/.test(address)).sort()).toEqual(
    ['/llms.txt', ...written.map((route) => `${route.path}.md`)].sort(),
  );
});

/** What the HTML of a page holds. Runs in the browser. */
function contentsOfPage(given: {html: string; formula: string; address: string}): Contents {
  const document = new DOMParser().parseFromString(given.html, 'text/html');
  const article = document.querySelector('article .markdown, main .markdown');
  if (!article) return {code: [], tables: [], addresses: []};
  for (const formula of article.querySelectorAll('.katex')) formula.replaceWith(given.formula);

  const code = [...article.querySelectorAll('.theme-code-block')].map((block): [string, string] => {
    const language = /language-(\S+)/.exec(block.className)?.[1] ?? '';
    const lines = [...block.querySelectorAll('.token-line')].map((line) =>
      line.textContent.replace(/\n$/, ''),
    );
    return [language, lines.join('\n')];
  });
  const tables = [...article.querySelectorAll('table')].map((table) =>
    [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map((cell) => cell.textContent),
    ),
  );
  for (const block of article.querySelectorAll('.theme-code-block, svg')) block.remove();
  // Words of two blocks stand apart.
  for (const block of article.querySelectorAll('p, li, td, th, h2, h3, h4, summary'))
    block.append(' ');
  return {
    code,
    tables,
    addresses: article.textContent.match(new RegExp(given.address, 'g')) ?? [],
  };
}
