import type {BlockContent, Nodes, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {attribute} from '../../../pages/attribute';
import {anchor, blocks, inline, label, plainNodes, type PageContext} from './plainNodes';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The Markdown of an element of a page; a tool becomes a sentence with its address. */
export function plainElement(element: Element, context: PageContext): RootContent[] {
  switch (element.name) {
    case 'Address':
      return address(element, context);
    case 'Figure':
      return [
        label(`Figure: ${attribute(element, 'caption') ?? ''}`),
        ...blocks(element.children, context),
      ];
    case 'TabItem':
      return [
        label(`${attribute(element, 'label') ?? attribute(element, 'value') ?? ''}:`),
        ...blocks(element.children, context),
      ];
    case 'DemoOnly':
      return [
        {
          type: 'blockquote',
          children: [label(DEMO_ONLY), ...blocks(element.children, context)],
        },
      ];
    case 'Deployments':
      return plainNodes(element.children, {...context, namesChains: true});
    case 'summary':
      return [label(inline(element.children, context))];
    default:
      return element.children.length > 0
        ? [...contents(element, context), ...anchor(attribute(element, 'id'))]
        : [tool(element, context)];
  }
}

const DEMO_ONLY = 'Demonstration only. Do not copy the unsafe form.';

/** Keeps inline children in one paragraph, and lifts blocks out. */
function contents(element: Element, context: PageContext): RootContent[] {
  const nodes = element.children.flatMap((child): Nodes[] =>
    child.type === 'paragraph' && isSummary(child.children) ? child.children : [child],
  );
  return plainNodes(nodes, context);
}

/** A question on a line of its own is read as a paragraph that holds nothing else. */
const isSummary = (nodes: readonly Nodes[]): boolean =>
  nodes.length === 1 && nodes.some((node) => 'name' in node && node.name === 'summary');

/** The whole address, with the name of its chain where no table says it. */
function address(element: Element, context: PageContext): RootContent[] {
  const chain = context.namesChains ? undefined : attribute(element, 'chainName');
  const words = [
    {type: 'inlineCode' as const, value: toString(element)},
    ...(chain ? [{type: 'text' as const, value: ` (${chain})`}] : []),
  ];
  return element.type === 'mdxJsxTextElement' ? words : [{type: 'paragraph', children: words}];
}

function tool({name}: Element, {place: {url, anchor: heading}}: PageContext): BlockContent {
  const words = (name ?? '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  const place = heading ? `${url}#${heading}` : url;
  return {
    type: 'paragraph',
    children: [
      {type: 'text', value: `The ${words} runs in a browser, at `},
      {type: 'link', url: place, children: [{type: 'text', value: place}]},
      {type: 'text', value: '.'},
    ],
  };
}
