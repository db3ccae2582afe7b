import type {Engine} from '../../plugins/search/engine/createEngine';
import type {Passage} from '../../plugins/search/passages/passage';

/** Passages without what the front matter says of them for search: `searchedAs` and `answers`. */
export const withoutTerms = (passages: readonly Passage[]): Passage[] =>
  passages.map((passage) => ({...passage, searchedAs: undefined, answers: undefined}));

/** How many of the terms of passages an engine answers with the page, or the passage, that has them. */
export function countFound(passages: readonly Passage[], answer: Engine) {
  const pages = new Map(passages.map(({url, searchedAs = []}) => [pageOf(url), searchedAs]));
  const first = (query: string) => answer(query).matches[0]?.url ?? '';
  const names = [...pages].flatMap(([page, terms]) => terms.map((term) => ({page, term})));
  const questions = passages.flatMap(({url, answers = []}) => answers.map((term) => ({url, term})));
  return {
    searchedAs: names.length,
    searchedAsFound: names.filter(({page, term}) => pageOf(first(term)) === page).length,
    answers: questions.length,
    answersFound: questions.filter(({url, term}) => first(term) === url).length,
  };
}

const pageOf = (url: string): string => url.split('#')[0] ?? '';
