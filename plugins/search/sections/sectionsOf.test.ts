import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {sectionsOf} from './sectionsOf';

const sections = (source: string) =>
  sectionsOf(unified().use(remarkParse).use(remarkMdx).use(remarkGfm).parse(source), {
    route: '/fees',
    title: 'Fees',
    description: 'What a swap pays.',
    slug: (heading) => heading.toLowerCase().replaceAll(' ', '-'),
  });

test('starts with what stands before the first heading, under the title of the page', () => {
  expect(sections('A swap pays.\n\n## Tiers\n')[0]).toEqual({
    url: '/fees',
    headings: ['Fees'],
    text: 'A swap pays.',
    code: '',
    description: 'What a swap pays.',
  });
});

test('knows the headings above a heading, and forgets those beside it', () => {
  const trails = sections('## Tiers\n\n### Low\n\n## Who gets them\n').map((one) => one.headings);
  expect(trails).toEqual([
    ['Fees'],
    ['Fees', 'Tiers'],
    ['Fees', 'Tiers', 'Low'],
    ['Fees', 'Who gets them'],
  ]);
});

test('leads to the anchor that the author named, else to the one that the framework makes', () => {
  const urls = sections('## Tiers {/* #fee-tiers */}\n\n## Who gets them\n').map(({url}) => url);
  expect(urls).toEqual(['/fees', '/fees#fee-tiers', '/fees#who-gets-them']);
});

test('reads the cells of tables, and code in them both as text and as code', () => {
  const [, tiers] = sections('## Tiers\n\n| Fee | Raw |\n| - | - |\n| 0.3 % | `3000` |\n');
  expect(tiers?.text).toBe('Fee Raw 0.3 % 3000');
  expect(tiers?.code).toBe('3000');
});

test('keeps fences out of the text', () => {
  const [page] = sections('Before.\n\n```ts\nconst fee = 3000;\n```\n\nAfter.\n');
  expect(page?.text).toBe('Before. After.');
  expect(page?.code).toBe('const fee = 3000;');
});

test('reads what elements hold', () => {
  const [page] = sections('It is <Address of="WETH">0xC02a</Address>.\n');
  expect(page?.text).toBe('It is 0xC02a .');
});
