/** What a question says of the answer that it wants. */
type Question = {
  /** The revert whose meaning it asks for: of `What does the error STF mean?` it is `STF`. */
  revert?: string;
  /** The weight of a page, from 1, by the kind of page that the question names. */
  weightOf: (url: string) => number;
};

/** Words of a question that name the kind of page it wants, and the weight of such a page. */
const KINDS: readonly {words: RegExp; page: RegExp; weight: number}[] = [
  {words: /\bsdk\b/i, page: /^\/sdk\//, weight: 2.2},
  {
    words: /\b(solidity|smart contract|my (own )?contract|from (a|my)( \w+)? contract)\b/i,
    page: /^\/contracts\/.*\/guides\//,
    weight: 2.2,
  },
  {words: /\bhow (do|can|should) (i|you|we)\b/i, page: /\/guides\//, weight: 1.5},
];

const MEANING =
  /^what does (?:(?:the|a|an|transaction|pool|router|custom|error|revert|message)\s+)*["'“`]?(.+?)["'”`]?\s+mean\b/i;

/** So many words are a sentence, as agents write them. */
const SENTENCE = 8;

/** Whether a text is a whole question, and not the few words that readers type. */
export const isQuestion = (text: string): boolean =>
  /[?？]\s*$/.test(text) || text.trim().split(/\s+/).length >= SENTENCE;

/** Reads from the words of a question which revert it is about, and which kind of page it wants. */
export function readQuestion(question: string): Question {
  const named = KINDS.filter(({words}) => words.test(question));
  return {
    revert: MEANING.exec(question.trim())?.[1],
    weightOf: (url) =>
      named.reduce((product, {page, weight}) => (page.test(url) ? product * weight : product), 1),
  };
}
