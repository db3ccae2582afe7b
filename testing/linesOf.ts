import type {Nodes as Node, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** What nodes say, a line for each heading, paragraph, row of a table and item of a list. */
export function linesOf(nodes: readonly RootContent[]): string[] {
  return nodes.flatMap((node): string[] => {
    switch (node.type) {
      case 'heading':
        return [`${'#'.repeat(node.depth)} ${wordsOf(node.children)} {#${idOf(node)}}`];
      case 'paragraph':
        return [wordsOf(node.children)];
      case 'blockquote':
        return linesOf(node.children).map((line) => `> ${line}`);
      case 'list':
        return node.children.flatMap((item) => linesOf(item.children).map((line) => `- ${line}`));
      case 'table':
        return node.children.map((row) =>
          row.children.map((cell) => wordsOf(cell.children)).join(' | '),
        );
      case 'code':
        return [`${[node.lang, node.meta].filter(Boolean).join(' ')}: ${node.value}`];
      case 'mdxJsxFlowElement':
        return [`<${node.name}>`, ...linesOf(node.children)];
      default:
        return [];
    }
  });
}

const wordsOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => (node.type === 'link' ? `[${toString(node)}](${node.url})` : toString(node)))
    .join('');

const idOf = ({data}: Node): string => String(data?.hProperties?.id);
