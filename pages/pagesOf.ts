import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A page with text, as the framework knows it. */
export type KnownPage = {
  route: string;
  title: string;
  description: string;
  file: string;
};

/** The pages of the documentation and the articles of the blog. */
export function pagesOf(content: AllContent, siteDirectory: string): KnownPage[] {
  const docs = content['docusaurus-plugin-content-docs']?.default as Docs | undefined;
  const blog = content['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const pages = [
    ...(docs?.loadedVersions ?? []).flatMap((version) => version.docs),
    ...(blog?.blogPosts ?? []).map(({metadata}) => metadata),
  ];
  return pages.map(({permalink, title, description, source}) => ({
    route: permalink,
    title,
    description: description ?? '',
    file: source.replace(/^@site/, path.resolve(siteDirectory)),
  }));
}
