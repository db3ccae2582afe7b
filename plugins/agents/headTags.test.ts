import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {exampleLink} from '../../pages/examples/exampleLink';
import {link, paragraph} from '../../pages/nodes';
import {headTags} from './headTags';

const page = (program?: string) => ({
  route: '/fees',
  title: 'Fees </script> of v3',
  description: 'What a swap pays.',
  file: '/fees.mdx',
  frontMatter: {verified: '2026-11-21'},
  tree: {
    type: 'root',
    children: [paragraph(program ? [link(exampleLink(program), [])] : [])],
  } satisfies Root,
});
const dataIn = (tags: string): unknown =>
  JSON.parse(/<script type=application\/ld\+json>(.*)<\/script>/.exec(tags)?.[1] ?? '');

test('links the Markdown version', () => {
  expect(headTags(page(), 'https://docs.example')).toContain(
    '<link rel=alternate type=text/markdown href="/fees.md">',
  );
});

test('says what the page is, when it was checked, and which program it quotes first', () => {
  const tags = headTags(page('v3/quote.ts'), 'https://docs.example');
  expect(dataIn(tags)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: 'Fees </script> of v3',
    url: 'https://docs.example/fees',
    dateModified: '2026-11-21',
    hasPart: {
      '@type': 'SoftwareSourceCode',
      programmingLanguage: 'TypeScript',
      url: 'https://docs.example/examples/v3/quote.ts',
    },
  });
});

test('lets no title end the data', () => {
  expect(headTags(page(), 'https://docs.example').match(/<\/script>/g)).toHaveLength(1);
});
