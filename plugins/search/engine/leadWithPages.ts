/** So many results are of as many pages, unless another number is asked for. */
export const LEADING = 5;
/** Passages of one page among the results: the rest is found on the page. */
const PER_PAGE = 4;
const MOST = 60;

type Options = {
  /** The page of each passage. */
  pages: readonly string[];
  /** How many results are of as many pages. */
  leading?: number;
};

/** The passages that a reader is shown: the best passage of each of the best pages, then the others. */
export function leadWithPages(
  ids: readonly number[],
  {pages, leading = LEADING}: Options,
): number[] {
  const first = new Map<string, number>();
  for (const id of ids) {
    if (first.size >= leading) break;
    const page = pages[id] ?? '';
    if (!first.has(page)) first.set(page, id);
  }
  const counts = new Map<string, number>();
  return [...new Set([...first.values(), ...ids])]
    .filter((id) => {
      const count = (counts.get(pages[id] ?? '') ?? 0) + 1;
      counts.set(pages[id] ?? '', count);
      return count <= PER_PAGE;
    })
    .slice(0, MOST);
}
