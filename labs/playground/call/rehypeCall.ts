import path from 'node:path';
import type {Element, ElementContent, Root} from 'hast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {memberAnchor} from '../../../pages/reference/contractMembers';
import {sourcesOf} from '../../../pages/sources';
import {importOf} from './importOf';
import {pageName} from './data/pageName';
import {callableMembers} from './data/readCallPages';

/**
 * Puts a button below the signature of each function of a reference page that stands on the sandbox.
 * In HTML alone: search and the Markdown versions hold the text of the page.
 */
export const rehypeCall = (siteDirectory: string) => (): Transformer<Root> => (tree, page) => {
  const {pages, contracts} = sourcesOf(siteDirectory).contracts();
  const notesFile = page.path.replace(/\.mdx$/, '.yaml');
  const [key, noted] =
    [...pages].find(([, {file}]) => notesFile.endsWith(path.normalize(file))) ?? [];
  const contract = contracts.get(key ?? '');
  if (!noted || !contract) return;
  const named = new Map(
    callableMembers(contract, noted.notes.implementedBy).map((member) => [
      memberAnchor(member, contract),
      member.name,
    ]),
  );
  if (named.size === 0) return;
  addButtons(tree, {named, file: pageName(noted.route)});
  tree.children.unshift(importOf('Call', '@site/labs/playground/call/Call'));
};

type Buttons = {
  /** Names of functions by their anchors. */
  named: ReadonlyMap<string, string>;
  file: string;
};

function addButtons(tree: Root, {named, file}: Buttons): void {
  let anchor: string | undefined;
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) anchor = idOf(element);
    const name = named.get(anchor ?? '');
    if (element.tagName !== 'pre' || !anchor || !name || !parent || index === undefined) return;
    parent.children.splice(index + 1, 0, button({of: anchor, on: file, name}));
    anchor = undefined;
  });
}

const idOf = ({properties: {id}}: Element): string | undefined =>
  typeof id === 'string' ? id : undefined;

const button = (attributes: Readonly<Record<string, string>>): ElementContent => {
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'Call',
    attributes: Object.entries(attributes).map(([name, value]) => ({
      type: 'mdxJsxAttribute',
      name,
      value,
    })),
    children: [],
  };
  // The same node stands in both kinds of trees; without children it has no type of either.
  return element as unknown as ElementContent;
};
