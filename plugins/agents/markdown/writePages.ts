import {createSlugger} from '@docusaurus/utils';
import type {PageTree} from '../../../pages/readTrees';
import {markdownLinks} from './markdownLinks';
import {writeMarkdown} from './writeMarkdown';

/** The Markdown version of a page. */
export type MarkdownPage = {route: string; title: string; description: string; text: string};

type Options = {
  /** Origin of the published site. */
  origin: string;
};

/** The Markdown version of each page. */
export function writePages(pages: readonly PageTree[], {origin}: Options): MarkdownPage[] {
  const routes = new Set(pages.map(({route}) => route));
  return pages.map(({route, title, description, tree}) => {
    const slugger = createSlugger();
    const text = writeMarkdown(tree, {
      title,
      description,
      url: `${origin}${route}`,
      linkTo: markdownLinks({route, routes}),
      slug: (heading) => slugger.slug(heading),
    });
    return {route, title, description, text};
  });
}
