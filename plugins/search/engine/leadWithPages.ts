/** So many results are of as many pages. */
export const LEADING = 5;
/** Passages of one page among the results: the rest is found on the page. */
const PER_PAGE = 4;
const MOST = 60;

/** The passages that a reader is shown: the best passage of each of the best pages, then the others. */
export function leadWithPages(ids: readonly number[], pages: readonly string[]): number[] {
  const leading = new Map<string, number>();
  for (const id of ids) {
    const page = pages[id] ?? '';
    if (!leading.has(page)) leading.set(page, id);
    if (leading.size === LEADING) break;
  }
  const counts = new Map<string, number>();
  return [...new Set([...leading.values(), ...ids])]
    .filter((id) => {
      const count = (counts.get(pages[id] ?? '') ?? 0) + 1;
      counts.set(pages[id] ?? '', count);
      return count <= PER_PAGE;
    })
    .slice(0, MOST);
}
