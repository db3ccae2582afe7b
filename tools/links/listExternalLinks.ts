import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../pages/checks/listFences';
import {parsePage} from '../../pages/checks/parsePage';

/** An address outside of the site, and every `file:line` that leads to it. */
type ExternalLink = {address: string; places: readonly string[]};

/** The addresses that pages lead to, each once, without the part after `#`, which no server gets. */
export function listExternalLinks(pages: readonly Page[]): ExternalLink[] {
  const places = new Map<string, string[]>();
  for (const {file, source} of pages)
    visit(parsePage(source), (node) => {
      const address = 'url' in node ? node.url : hrefOf(node);
      if (address === undefined || !/^https?:/i.test(address)) return;
      const target = address.replace(/#.*/, '');
      const place = `${file}:${node.position?.start.line ?? 1}`;
      places.set(target, [...(places.get(target) ?? []), place]);
    });
  return [...places].map(([address, found]) => ({address, places: found}));
}

function hrefOf(node: Nodes): string | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
  const href = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'href');
  return typeof href?.value === 'string' ? href.value : undefined;
}
