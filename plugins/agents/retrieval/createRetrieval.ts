import {createEngine} from '../../search/engine/createEngine';
import {unpackShown} from '../../search/engine/packShown';
import type {Shown} from '../../search/engine/record';
import type {RetrievalData} from './retrievalData';
import {askedFor, revertIn} from './askedFor';
import {createNames} from './createNames';

/** Sections that answer a question in words, the best first. */
export type Retrieval = (question: string) => Shown[];

/** How little the first places of a ranking count more than those after them. */
const FLATTENING = 4;
/** Of one page, so many sections come before those of other pages. */
const PER_PAGE = 2;

/**
 * The search of agents. Readers type words, agents ask whole questions: so the places that the site's
 * engine gives are joined with those by what sections are called and asked.
 */
export function createRetrieval({search, sections}: RetrievalData): Retrieval {
  const answer = createEngine(search);
  const named = createNames(sections);
  const shown = new Map(unpackShown(search.shown).map((section) => [section.u, section]));

  return (question) => {
    const revert = revertIn(question);
    const found = answer(revert ?? question).found.map(({u}) => u);
    const rankings = [found, revert === undefined ? named(question) : []];
    const scores = new Map<string, number>();
    for (const ranking of rankings) {
      ranking.forEach((url, place) => {
        scores.set(url, (scores.get(url) ?? 0) + 1 / (FLATTENING + place));
      });
    }
    const weightOf = askedFor(question);
    const ranked = [...scores]
      .map(([url, score]) => ({url, score: score * weightOf(url)}))
      .sort((one, other) => other.score - one.score)
      .map(({url}) => url);
    return spread(ranked).flatMap((url) => shown.get(url) ?? []);
  };
}

/** Brings other pages forward where one page has many sections. */
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
