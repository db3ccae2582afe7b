/** What the further passages of a page add to each of it, of so many at most. */
const BY_PAGE = 0.2;
const MOST_BY_PAGE = 4;

type Scored = {id: number; score: number};

/** The page of each passage, as a number. */
export function pageNumbers(urls: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return urls.map((url) => {
    const page = url.split('#')[0] ?? '';
    const number = numbers.get(page) ?? numbers.size;
    numbers.set(page, number);
    return number;
  });
}

/** The passages in their order, after a page with several good ones got more for each. */
export function addPages(scored: readonly Scored[], pages: readonly number[]): Scored[] {
  const sorted = [...scored].sort((one, other) => other.score - one.score);
  const byPage = new Map<number, number[]>();
  for (const {id, score} of sorted) {
    const page = pages[id] ?? 0;
    const scores = byPage.get(page) ?? [];
    if (scores.length < MOST_BY_PAGE) scores.push(score);
    byPage.set(page, scores);
  }
  return sorted
    .map(({id, score}) => {
      const scores = byPage.get(pages[id] ?? 0) ?? [];
      const sum = scores.reduce((total, one) => total + one, 0);
      return {id, score: score * (1 + (BY_PAGE * sum) / (scores[0] || 1))};
    })
    .sort((one, other) => other.score - one.score);
}
