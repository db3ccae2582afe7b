import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';

/** Makes the anchor of a heading that names none, as the framework does. */
export type Slug = (title: string) => string;

/** The words of a heading, and its anchor. */
export function readHeading(heading: Heading, slug: Slug): {title: string; anchor: string} {
  const title = heading.children
    .filter(({type}) => type !== 'mdxTextExpression')
    .map((child) => toString(child))
    .join('')
    .trim();
  return {title, anchor: ownAnchor(heading) ?? slug(title)};
}

/** The anchor that a heading names: by a plugin, or by its author as a comment. */
function ownAnchor({data, children}: Heading): string | undefined {
  const properties = data?.hProperties as {id?: string} | undefined;
  if (properties?.id) return properties.id;
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1];
}
