/** What the field holds after each key of a query that is typed. */
export const keystrokesOf = (queries: readonly string[]): string[] => [
  ...new Set(
    queries.flatMap((query) =>
      Array.from({length: query.length}, (_, at) => query.slice(0, at + 1)),
    ),
  ),
];
