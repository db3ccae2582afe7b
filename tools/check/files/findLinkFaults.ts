import type {Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {createSlugger} from '@docusaurus/utils';
import {visit} from 'unist-util-visit';
import {readHeading} from '../../../plugins/search/passages/readHeading';

/** A link within the site: the address of a page, and an anchor on it, where it names one. */
export type Link = {route: string; anchor?: string};

/** The links of an expanded page to pages of the site; a state that a tool keeps in the hash is no anchor. */
export function linksOf(tree: Root, route: string): Link[] {
  const links: Link[] = [];
  visit(tree, 'link', ({url}) => {
    const [, target, anchor] = /^(\/[^?#]*|)(?:\?[^#]*)?(?:#(.*))?$/.exec(url) ?? [];
    if (target === undefined || /\.\w+$/.test(target)) return;
    links.push({route: target || route, ...(anchor && !anchor.includes('=') && {anchor})});
  });
  return links;
}

/** Every anchor of an expanded page: of its headings, and of elements with an id. */
export function anchorsOf(tree: Root): ReadonlySet<string> {
  const anchors = new Set<string>();
  const {slug} = createSlugger();
  visit(tree, (node) => {
    if (node.type === 'heading') anchors.add(readHeading(node, slug).anchor);
    const id = (node.data as {hProperties?: {id?: string}} | undefined)?.hProperties?.id;
    if (id) anchors.add(id);
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isId = attribute.type === 'mdxJsxAttribute' && attribute.name === 'id';
        if (isId && typeof attribute.value === 'string') anchors.add(attribute.value);
      }
    }
  });
  return anchors;
}

type Site = {
  /** The addresses of the site. */
  routes: ReadonlySet<string>;
  /** The anchors of a page; `undefined` for one that is not written in Markdown. */
  anchors: (route: string) => Promise<ReadonlySet<string> | undefined>;
};

/** What is wrong with links: pages and anchors that do not exist. */
export async function findLinkFaults(
  links: readonly Link[],
  {routes, anchors}: Site,
): Promise<string[]> {
  const faults: string[] = [];
  for (const {route, anchor} of links) {
    if (!routes.has(route)) {
      faults.push(`links to ${route}, which is no page of the site`);
    } else if (anchor) {
      const anchorsThere = await anchors(route);
      if (anchorsThere && !anchorsThere.has(anchor)) {
        faults.push(
          `links to ${route}#${anchor}, but the page has: ${[...anchorsThere].join(', ')}`,
        );
      }
    }
  }
  return [...new Set(faults)];
}
