import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {PageTree} from '../../pages/readTrees';
import {twinAddress} from './markdown/twinAddress';

/** What the head of a page tells programs: where its twin is, and what kind of text it is, as JSON-LD. */
export function headTags({route, title, tree, frontMatter}: PageTree, origin: string): string {
  const program = programIn(tree);
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    url: `${origin}${route}`,
    dateModified: dateOf(frontMatter.verified ?? frontMatter.date),
    ...(program && {
      hasPart: {
        '@type': 'SoftwareSourceCode',
        programmingLanguage: LANGUAGES[program.slice(program.lastIndexOf('.') + 1)],
        url: `${origin}${program}`,
      },
    }),
  };
  // No tag may end within the data.
  const data = JSON.stringify(article).replaceAll('<', '\\u003c');
  return `<link rel=alternate type=text/markdown href="${twinAddress(route)}"><script type=application/ld+json>${data}</script>`;
}

/** The whole file that the page quotes first. */
function programIn(tree: Root): string | undefined {
  let found: string | undefined;
  visit(tree, 'link', ({url}) => {
    if (/^pathname:\/\/\/examples\//.test(url)) found ??= url.replace('pathname://', '');
  });
  return found;
}

const LANGUAGES: Readonly<Record<string, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  cjs: 'JavaScript',
  sol: 'Solidity',
  graphql: 'GraphQL',
};

const dateOf = (written: unknown): string | undefined =>
  written instanceof Date ? written.toISOString().slice(0, 10) : (written as string | undefined);
