/** Words of a question that name the kind of page it wants, and how much more such a page counts. */
const WANTED: readonly {says: RegExp; page: RegExp; weight: number}[] = [
  {says: /\bsdk\b/i, page: /^\/sdk\//, weight: 2.2},
  {
    says: /\b(solidity|smart contract|my (own )?contract|from (a|my)( \w+)? contract)\b/i,
    page: /^\/contracts\/.*\/guides\//,
    weight: 2.2,
  },
  {says: /\bhow (do|can|should) (i|you|we)\b/i, page: /\/guides\//, weight: 1.5},
];

/** How much more a page counts for a question, from 1, by the kind of page that the question names. */
export function askedFor(question: string): (url: string) => number {
  const wanted = WANTED.filter(({says}) => says.test(question));
  return (url) =>
    wanted.reduce((weight, one) => (one.page.test(url) ? weight * one.weight : weight), 1);
}

/** What a question asks the meaning of: of `What does the error STF mean?` it is `STF`. */
export const revertIn = (question: string): string | undefined =>
  /^what does (?:(?:the|a|an|transaction|pool|router|custom|error|revert|message)\s+)*["'“`]?(.+?)["'”`]?\s+mean\b/i.exec(
    question.trim(),
  )?.[1];
