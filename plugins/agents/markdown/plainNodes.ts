import type {BlockContent, Nodes, PhrasingContent, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readHeading, type Slug} from '../../search/passages/readHeading';
import {plainElement} from './plainElement';

/** What the nodes of a page need to know of it. */
export type PageContext = {
  /** The address that a link has in the Markdown version. */
  linkTo: (url: string) => string;
  slug: Slug;
  /** The whole address of the page, and the anchor of the heading above the node. */
  place: {url: string; anchor?: string};
  /** Whether a table names the chain of its addresses itself. */
  namesChains?: boolean;
};

/** Nodes of a page's expanded tree as Markdown that needs no components. */
export const plainNodes = (nodes: readonly Nodes[], context: PageContext): RootContent[] =>
  nodes.flatMap((node) => plainNode(node, context));

function plainNode(node: Nodes, context: PageContext): RootContent[] {
  switch (node.type) {
    case 'heading':
      return [heading(node, context)];
    case 'code':
      return [{...node, meta: /title="[^"]*"/.exec(node.meta ?? '')?.[0]}];
    case 'link':
      return [
        {...node, url: context.linkTo(node.url), children: inline(node.children, context)},
        ...anchor(node.data?.hProperties?.id),
      ];
    case 'containerDirective':
      return [callout(node, context)];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return plainElement(node, context);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    default:
      return 'children' in node
        ? [{...node, children: plainNodes(node.children, context)} as RootContent]
        : [node as RootContent];
  }
}

/** Inline nodes, of which only inline nodes are made. */
export const inline = (nodes: readonly Nodes[], context: PageContext): PhrasingContent[] =>
  plainNodes(nodes, context) as PhrasingContent[];

/** Blocks, of which only blocks are made. */
export const blocks = (nodes: readonly Nodes[], context: PageContext): BlockContent[] =>
  plainNodes(nodes, context) as BlockContent[];

/** A paragraph that labels what follows it. */
export const label = (words: string | PhrasingContent[]): BlockContent => ({
  type: 'paragraph',
  children: [
    {
      type: 'strong',
      children: typeof words === 'string' ? [{type: 'text', value: words}] : words,
    },
  ],
});

function heading(node: Extract<Nodes, {type: 'heading'}>, context: PageContext): RootContent {
  const {anchor: id} = readHeading(node, context.slug);
  context.place.anchor = id;
  const words = inline(node.children, context);
  const last = words.at(-1);
  // Before the comment that held the anchor stands a space.
  if (last?.type === 'text') words.splice(-1, 1, {...last, value: last.value.trimEnd()});
  return {...node, children: [...words, ...anchor(id)]};
}

/** The anchor of what stands before it; as HTML, which is written as it is: its underscores too. */
export const anchor = (id: unknown): PhrasingContent[] =>
  typeof id === 'string' ? [{type: 'html', value: ` {#${id}}`}] : [];

/** A callout as a quote: its kind and title, then its text. */
function callout(
  {name, children}: Extract<Nodes, {type: 'containerDirective'}>,
  context: PageContext,
): RootContent {
  const [first, ...rest] = children;
  const isTitled = first?.type === 'paragraph' && first.data?.directiveLabel;
  const kind = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const title = isTitled ? toString(first) : '';
  return {
    type: 'blockquote',
    children: [
      label(title ? `${kind}: ${title}` : kind),
      ...blocks(isTitled ? rest : children, context),
    ],
  };
}
