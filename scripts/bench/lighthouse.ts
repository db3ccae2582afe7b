export type Scores = Record<string, number | null>;

/** Scores of 100 and the figures behind them, of a page on a simulated phone. */
export async function lighthouseScores(url: string, port: number): Promise<Scores> {
  const {default: lighthouse} = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    logLevel: 'error',
  });
  if (!result) throw new Error(`bench: Lighthouse has no result of ${url}`);
  const {categories, audits} = result.lhr;
  const figure = (name: string, decimals = 0) =>
    Number((audits[name]?.numericValue ?? NaN).toFixed(decimals));
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({id, score}) => [
        id,
        score === null ? null : Math.round(score * 100),
      ]),
    ),
    'largest paint, ms': figure('largest-contentful-paint'),
    'blocked, ms': figure('total-blocking-time'),
    'layout shift': figure('cumulative-layout-shift', 3),
  };
}
