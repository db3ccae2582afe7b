import path from 'node:path';
import type {Element, Root} from 'hast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import {jsxElement} from '../../pages/jsxElement';
import {hashOf} from '../../src/components/hashState/hashOf';
import {queryState} from './QueryLab/queryState';

/** Leads from each query of a page with a lab into that lab. In HTML alone: it needs the page's scripts. */
const rehypeQueryLinks: Plugin<[], Root> = () => (tree) => {
  const version = versionOfLab(tree);
  if (!version) return;
  const file = new RegExp(`/examples/subgraph/${version}/\\w+\\.graphql$`);
  visit(tree, 'element', ({properties, children}) => {
    if (![properties.className].flat().includes('provenance')) return;
    const href = children.map(hrefOf).find((one) => file.test(one));
    if (!href) return;
    const example = path.posix.basename(href, '.graphql');
    const link = jsxElement('a', [{type: 'text', value: 'run it in the query lab'}], {
      className: 'needs-scripts',
      href: hashOf(queryState, {example, variables: ''}),
    });
    children.push({type: 'text', value: ' · '}, link);
  });
};

function versionOfLab(tree: Root): string | undefined {
  let version: string | undefined;
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'QueryLab') return;
    const of = node.attributes.find((one) => 'name' in one && one.name === 'of')?.value;
    if (typeof of === 'string') version = of;
  });
  return version;
}

const hrefOf = (child: Element['children'][number]): string =>
  child.type === 'element' && child.tagName === 'a' ? String(child.properties.href) : '';

export default rehypeQueryLinks;
