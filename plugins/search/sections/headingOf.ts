import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** The words of a heading, without the comment that holds its anchor. */
export const titleOf = (heading: Heading): string =>
  heading.children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => toString(child))
    .join('')
    .trim();

/** The anchor that a heading names: by a plugin, or by its author as a comment. */
export function anchorOf({data, children}: Heading): string | undefined {
  const properties = data?.hProperties as {id?: string} | undefined;
  if (properties?.id) return properties.id;
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1];
}
