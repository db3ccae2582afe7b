/** The sources of pages and of what pages are made from, by path. */
export type Sources = Readonly<Record<string, string>>;

/** The pages that show what a file holds: itself, the page beside it, or those that quote it. */
export function shownOn(file: string, sources: Sources): string[] {
  if (/^(docs|blog)\/.*\.mdx$/.test(file)) return [file];
  if (/^docs\/.*\.yaml$/.test(file)) return [file.replace(/\.yaml$/, '.mdx')];
  const pattern = patternOf(file);
  if (!pattern) return [];
  const pages = Object.keys(sources).filter((one) => pattern.test(sources[one] ?? ''));
  return [...new Set(pages.map((one) => one.replace(/\.yaml$/, '.mdx')))];
}

/** What a page that shows this file contains. */
function patternOf(file: string): RegExp | undefined {
  const [, example] = /^examples\/(.+?)(\.output\.(txt|json))?$/.exec(file) ?? [];
  if (example) {
    const stem = example.replace(/\.\w+$/, '').replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return new RegExp(`\\b${stem}\\.\\w+`);
  }
  const [, product] = /^facts\/atlas\/([\w-]+)\//.exec(file) ?? [];
  return product ? new RegExp(`<Reverts product="${product}"`) : undefined;
}
