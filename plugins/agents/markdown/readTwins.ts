import {createSlugger} from '@docusaurus/utils';
import type {PageTree} from '../../../pages/readTrees';
import {twinLinks} from './twinLinks';
import {twinOf} from './twinOf';

/** A page with its Markdown twin. */
export type Twin = {route: string; title: string; description: string; text: string};

type Options = {
  /** Origin of the published site. */
  origin: string;
};

/** The Markdown twin of each page. */
export function readTwins(pages: readonly PageTree[], {origin}: Options): Twin[] {
  const routes = new Set(pages.map(({route}) => route));
  return pages.map(({route, title, description, tree}) => {
    const slugger = createSlugger();
    const text = twinOf(tree, {
      title,
      description,
      url: `${origin}${route}`,
      linkTo: twinLinks({route, routes}),
      slug: (heading) => slugger.slug(heading),
    });
    return {route, title, description, text};
  });
}
