import type {Heading, Nodes, Root} from 'mdast';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';

/** A page as readers see it, without its markup. */
export type ShownPage = {
  route: string;
  /** As its front matter says; articles of the blog have none. */
  kind?: string;
  /** Sentences, table cells and names within them. */
  text: string;
  /** Samples and what they printed. */
  code: string;
  /** What a link can lead to within it, with the heading where it is one. */
  anchors: readonly {id: string; heading?: string}[];
};

/** What readers see of a page's expanded tree. */
export function shownPage(
  tree: Root,
  {route, kind}: {route: string; kind: string | undefined},
): ShownPage {
  const text: string[] = [];
  const code: string[] = [];
  const anchors: ShownPage['anchors'][number][] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'code') code.push(node.value);
    if (node.type === 'text' || node.type === 'inlineCode') text.push(node.value);
    const id = nodeAnchor(node);
    if (id) anchors.push({id, ...(node.type === 'heading' && {heading: headingOf(node)})});
  });
  return {route, ...(kind && {kind}), text: text.join(' '), code: code.join('\n'), anchors};
}

/** The words of a heading, without the comment that holds its anchor. */
const headingOf = ({children}: Heading): string =>
  toString(children.filter(({type}) => type !== 'mdxTextExpression')).trim();

function nodeAnchor(node: Nodes): string | undefined {
  if (node.type === 'heading') {
    const last = node.children.at(-1);
    const comment = last?.type === 'mdxTextExpression' && /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value);
    if (comment) return comment[1];
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const id = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'id');
    return typeof id?.value === 'string' ? id.value : undefined;
  }
  return (node.data as WithId)?.hProperties?.id;
}

type WithId = {hProperties?: {id?: string}} | undefined;

/** Whether a page shows a name or a number, in any case, and not as a part of a longer one. */
export function shows({text, code}: Pick<ShownPage, 'text' | 'code'>, wanted: string): boolean {
  const escaped = wanted.replace(/[^\w\s]/g, '\\$&');
  return new RegExp(`(?<![\\w/@-])${escaped}(?![\\w/-])`, 'i').test(`${text}\n${code}`);
}
