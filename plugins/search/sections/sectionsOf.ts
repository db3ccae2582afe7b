import type {Heading, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import type {Section} from './section';

type Page = {
  /** Address of the page. */
  route: string;
  title: string;
  description?: string;
  /** Makes the anchor of a heading that names none, as the framework does. */
  slug: (heading: string) => string;
};

/** The sections of a page's expanded tree: what stands before the first heading, then a section for each. */
export function sectionsOf(tree: Root, {route, title, description, slug}: Page): Section[] {
  const sections: Section[] = [
    {url: route, headings: [title], text: '', code: '', ...(description && {description})},
  ];
  const trail: {depth: number; heading: string}[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') {
      const heading = titleOf(node);
      while ((trail.at(-1)?.depth ?? 0) >= node.depth) trail.pop();
      trail.push({depth: node.depth, heading});
      sections.push({
        url: `${route}#${anchorOf(node) ?? slug(heading)}`,
        headings: [title, ...trail.map((one) => one.heading)],
        text: '',
        code: '',
      });
      return;
    }
    const section = sections.at(-1);
    if (!section) return;
    if (node.type === 'code') {
      section.code = joined(section.code, node.value);
    } else if (node.type === 'inlineCode') {
      // In the flow of a sentence it is read like a word, and searched like code.
      section.text = joined(section.text, node.value);
      section.code = joined(section.code, node.value);
    } else if (node.type === 'text') {
      section.text = joined(section.text, node.value);
    } else if ('children' in node) {
      node.children.forEach(visit);
    }
  };
  tree.children.forEach(visit);
  return sections.map((section) => ({...section, text: section.text.replace(/\s+/g, ' ').trim()}));
}

/** The words of a heading, without the comment that holds its anchor. */
const titleOf = (heading: Heading): string =>
  heading.children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => toString(child))
    .join('')
    .trim();

/** The anchor that a heading names: by a plugin, or by its author as a comment. */
function anchorOf({data, children}: Heading): string | undefined {
  const properties = data?.hProperties as {id?: string} | undefined;
  if (properties?.id) return properties.id;
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1];
}

const joined = (before: string, after: string): string => (before ? `${before} ${after}` : after);
