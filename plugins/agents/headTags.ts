import {linkedExamples} from '../../pages/examples/exampleLink';
import type {PageTree} from '../../pages/readTrees';
import {markdownAddress} from './markdown/markdownAddress';

/** Tags for programs in the head of a page: the link to its Markdown version, and its kind as JSON-LD. */
export function headTags({route, title, tree, frontMatter}: PageTree, origin: string): string {
  const [program] = linkedExamples(tree);
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
        url: `${origin}/examples/${program}`,
      },
    }),
  };
  // No tag may end within the data.
  const data = JSON.stringify(article).replaceAll('<', '\\u003c');
  return `<link rel=alternate type=text/markdown href="${markdownAddress(route)}"><script type=application/ld+json>${data}</script>`;
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
