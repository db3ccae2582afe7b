import type {Nodes, Paragraph, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import {plainNodes, type PageContext} from './plainNodes';

type Page = Pick<PageContext, 'linkTo' | 'slug'> & {
  title: string;
  description: string;
  /** The whole address of the page. */
  url: string;
};

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkMath)
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** The Markdown version of a page: what its expanded tree says, for readers that are programs. */
export function writeMarkdown(tree: Root, {title, description, url, linkTo, slug}: Page): string {
  const [scope, ...rest] = tree.children;
  const isScoped = scope?.type === 'paragraph' && isScope(scope);
  const front = {title, description, url, ...(isScoped && scopeOf(scope))};
  const nodes = plainNodes(isScoped ? rest : tree.children, {linkTo, slug, place: {url}});
  const text = writer.stringify({
    type: 'root',
    children: [{type: 'heading', depth: 1, children: [{type: 'text', value: title}]}, ...nodes],
  });
  return `---\n${stringify(front, {lineWidth: 0})}---\n\n${text}`;
}

const isScope = ({data}: Paragraph): boolean =>
  (data?.hProperties as {className?: string[]} | undefined)?.className?.includes('scope') ?? false;

/** What the line under the title says: product, networks, status and date; packages apart. */
function scopeOf({children}: Paragraph): {scope: string; packages?: string[]} {
  const packages = children.flatMap((node: Nodes) =>
    node.type === 'inlineCode' ? [node.value] : [],
  );
  const words = toString({type: 'paragraph', children})
    .split(' · ')
    .filter((part) => !packages.includes(part));
  return {scope: words.join(' · '), ...(packages.length > 0 && {packages})};
}
