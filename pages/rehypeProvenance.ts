import type {Element, Root, RootContent} from 'hast';
import {toString} from 'mdast-util-to-string';
import type {Plugin} from 'unified';
import {isElement} from './tableRows';

/**
 * Names what a file was executed or compiled with below the first block that quotes it; below later
 * blocks stands the file alone. Only where all of them are in view, so after `rehypeFolds`, and in
 * HTML alone: a Markdown version may be read in parts.
 */
const rehypeProvenance: Plugin<[], Root> = () => (tree) => {
  const named = new Set<string>();
  for (const {children} of tree.children.filter(isProvenance)) {
    const at = children.findIndex((child) => isElement(child) && child.tagName === 'a');
    const [link] = children.slice(at);
    const said = children
      .slice(0, at)
      .map((child) => toString(child))
      .join('');
    const [, how] = /^(Executed|Compiled|Type-checked) with /.exec(said) ?? [];
    if (!how || !link || !isElement(link)) continue;
    const key = said + String(link.properties.href);
    if (named.has(key)) children.splice(0, at, {type: 'text', value: `${how}\u00a0· `});
    named.add(key);
  }
};

const isProvenance = (node: RootContent): node is Element =>
  isElement(node) && [node.properties.className].flat().includes('provenance');

export default rehypeProvenance;
