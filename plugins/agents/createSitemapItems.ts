import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';
import {markdownAddress} from './markdown/markdownAddress';

type Create = NonNullable<Options['createSitemapItems']>;

/** The framework's items of the sitemap, then the Markdown versions of its pages and the list of them. */
export const createSitemapItems: Create = async ({defaultCreateSitemapItems, ...site}) => {
  const items = await defaultCreateSitemapItems(site);
  const {url} = site.siteConfig;
  const written = new Set(
    site.routes
      .flatMap(leaves)
      .filter(isWritten)
      .map((route) => url + route.path),
  );
  return [
    ...items,
    ...items
      .filter((item) => written.has(item.url))
      .map((item) => ({...item, url: markdownAddress(item.url)})),
    {url: `${url}/llms.txt`},
  ];
};

const leaves = (route: RouteConfig): RouteConfig[] => route.routes?.flatMap(leaves) ?? [route];

/** A page of the documentation or an article: they have Markdown versions. */
const isWritten = ({metadata}: RouteConfig): boolean =>
  /^(docs|blog)\/.*\.mdx$/.test(metadata?.sourceFilePath ?? '');
