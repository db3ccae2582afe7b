import type {Nodes} from 'hast';

/** Characters that take as much of a phone as these do, whatever they contain. */
const TOOLS: Readonly<Record<string, number>> = {Instrument: 1_500, Deployments: 1_500};

/** Characters that a page shows before its reader unfolds a part or chooses a tab, code included. */
export function lengthInView(node: Nodes): number {
  if (node.type === 'text') return node.value.length;
  if (!('children' in node)) return 0;
  const name = node.type === 'mdxJsxFlowElement' && node.name;
  if (name && name in TOOLS) return TOOLS[name] ?? 0;
  const shown = name && FIRST_IN_VIEW.test(name) ? node.children.slice(0, 1) : node.children;
  return shown.reduce((sum, child) => sum + lengthInView(child), 0);
}

const FIRST_IN_VIEW = /^(details|Tabs)$/;
