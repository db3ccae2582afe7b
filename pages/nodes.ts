import type {
  Blockquote,
  Code,
  Heading,
  List,
  Nodes as Node,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {Quoted} from '../facts/reference/quoted';

/**
 * What a paragraph or a list is for, where search and the Markdown version treat it as more than text: the
 * product, networks and packages of a page; selectors, topics and callers; what ran an example; what a call throws.
 */
type Marks = {
  kind: 'scope' | 'facts' | 'provenance' | 'throws';
  /** Of a scope line: its packages as `name@version`, and all else that it says. */
  scope?: {words: string; packages: readonly string[]};
};

const parser = unified().use(remarkParse);

/** The inline nodes of a text that we wrote as Markdown. */
export function inline(markdown: string): PhrasingContent[] {
  const {children} = parser.parse(markdown) as Root;
  return children.flatMap((block, index) =>
    block.type === 'paragraph'
      ? [...(index > 0 ? [text(' ')] : []), ...block.children]
      : [text(markdown)],
  );
}

export const text = (value: string): PhrasingContent => ({type: 'text', value});

export const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

export const strong = (value: string): PhrasingContent => ({
  type: 'strong',
  children: [{type: 'text', value}],
});

export const link = (url: string, children: PhrasingContent[]): PhrasingContent =>
  ({type: 'link', url, children}) as PhrasingContent;

/** A paragraph; one of a kind is styled by its kind. */
export const paragraph = (children: PhrasingContent[], marks?: Marks): Paragraph => ({
  type: 'paragraph',
  children,
  ...(marks && {data: {...marks, hProperties: {className: [marks.kind]}}}),
});

/** A node with a mark that no style needs. */
export const marked = (node: RootContent, marks: Marks): RootContent =>
  ({...node, data: marks}) as RootContent;

/** What a paragraph or a list is marked as; nothing for a node without marks. */
export const marksOf = ({data}: Node): Partial<Marks> => (data as Partial<Marks> | undefined) ?? {};

/** A heading with an anchor that never changes. */
export const heading = (
  depth: Heading['depth'],
  id: string,
  children: PhrasingContent[],
): Heading => ({type: 'heading', depth, children, data: {hProperties: {id}}});

/** A text of a package, with where it stands there. */
export const quote = ({text: words, package: name, version, file}: Quoted): Blockquote => ({
  type: 'blockquote',
  children: [
    paragraph([
      text(`${words} — `),
      {type: 'emphasis', children: [text([`${name} ${version}`, file].filter(Boolean).join(', '))]},
    ]),
  ],
});

export const fence = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  value,
  meta,
});

export const list = (items: PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((item) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(item)],
  })),
});

/** Nodes that readers unfold by their summary. */
export const details = (summary: string, children: Nodes): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'summary',
        attributes: [],
        children: [{type: 'text', value: summary}],
      },
      ...children,
    ],
  }) as unknown as RootContent;

/** A list below its name, or the word that there is none. */
export const listNamed = (name: string, items: PhrasingContent[][], none: string): Nodes =>
  items.length === 0
    ? [paragraph([strong(name), text(` ${none}`)])]
    : [paragraph([strong(name)]), list(items)];

/** A row of a table. */
export const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({type: 'tableCell', children})),
});

/** A table of rows below their heads. */
export const plainTable = (heads: readonly string[], rows: TableRow[]): Table => ({
  type: 'table',
  children: [row(heads.map((head) => [text(head)])), ...rows],
});

/** A table of a reference: cells below their heads. */
export const table = (
  heads: readonly string[],
  rows: readonly (readonly PhrasingContent[][])[],
): Table => ({
  ...plainTable(heads, rows.map(row)),
  data: {hProperties: {className: ['reference']}},
});

/** Inline nodes with a word between them. */
export const joined = (parts: readonly PhrasingContent[][], between = ' · '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(between), ...part]));

export type Nodes = RootContent[];
