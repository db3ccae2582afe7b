import {createEngine} from '../../search/engine/createEngine';
import {unpackExcerpts, type Excerpt} from '../../search/engine/packExcerpts';
import type {AgentSearchData} from './agentSearchData';
import {createNameIndex} from './createNameIndex';
import {isQuestion, readQuestion} from './readQuestion';

/** Returns the passages that answer a question, the best first. */
export type AgentSearch = (question: string) => Excerpt[];

/** The larger, the less the first places of a ranking count more than those after them. */
const FLATTENING = 3;
/** So many passages of one page come before those of other pages. */
const PER_PAGE = 2;

/**
 * The search of agents. Of words it is that of readers. Agents ask whole questions, too: of those the
 * ranking of the site's engine is merged with a ranking by the names and questions of passages.
 */
export function createAgentSearch({search, passages}: AgentSearchData): AgentSearch {
  // Agents read passages: several of one page may come first.
  const ask = createEngine(search, {leading: 0});
  const excerpts = new Map(unpackExcerpts(search.excerpts).map((one) => [one.url, one]));
  const findByName = createNameIndex(passages, excerpts);

  return (question) => {
    if (!isQuestion(question)) return ask(question).matches;
    const {revert, weightOf} = readQuestion(question);
    const byWords = ask(revert ?? question).matches.map(({url}) => url);
    const byName = revert === undefined ? findByName(question) : [];
    const scores = new Map<string, number>();
    for (const ranking of [byWords, byName]) {
      ranking.forEach((url, place) => {
        scores.set(url, (scores.get(url) ?? 0) + 1 / (FLATTENING + place));
      });
    }
    const ranked = [...scores]
      .map(([url, score]) => ({url, score: score * weightOf(url)}))
      .sort((one, other) => other.score - one.score)
      .map(({url}) => url);
    return spread(ranked).flatMap((url) => excerpts.get(url) ?? []);
  };
}

/** Brings other pages forward where one page has many passages. */
function spread(urls: readonly string[]): string[] {
  const counts = new Map<string, number>();
  const isEarly = urls.map((url) => {
    const page = url.split('#')[0] ?? '';
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= PER_PAGE;
  });
  return [...urls.filter((_, at) => isEarly[at]), ...urls.filter((_, at) => !isEarly[at])];
}
