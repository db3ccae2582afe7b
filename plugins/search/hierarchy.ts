import {badgeOf} from './engine/weightOf';

/** The levels of headings in a record of DocSearch, from the section of the site down. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type Level = (typeof LEVELS)[number];
export type Hierarchy = Record<Level, string | null>;

/** The level of a passage, and its headings by level: its badge, the title of its page, the headings below. */
export function hierarchyOf(
  url: string,
  headings: readonly string[],
): {type: Level; hierarchy: Hierarchy} {
  const names = [badgeOf(url), ...headings].slice(0, LEVELS.length);
  return {
    type: LEVELS[names.length - 1] ?? 'lvl0',
    hierarchy: Object.fromEntries(
      LEVELS.map((level, depth) => [level, names[depth] ?? null]),
    ) as Hierarchy,
  };
}

/** The plugin that a page comes from, as the meta tags of pages name it, by which searches are filtered. */
export const docusaurusTag = (url: string): string =>
  url.startsWith('/blog') ? 'default' : 'docs-default-current';
