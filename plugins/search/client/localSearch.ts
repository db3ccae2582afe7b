import type {Match, Reply} from '../engine/createEngine';
import {docusaurusTag} from '../hierarchy';
import {highlight} from './highlight';
import {HITS_PER_PAGE, type Result, type Search} from './result';

/** A search of the site's own index; `ask` returns what matches a query. */
export const localSearch =
  (ask: (query: string) => Promise<Reply>): Search =>
  async ({query = '', hitsPerPage = HITS_PER_PAGE, facetFilters}) => {
    const {matches, corrections} = await ask(query);
    const allowed = matches.filter(({url}) => fits(url, facetFilters));
    const results = allowed.slice(0, hitsPerPage).map(resultOf);
    return {results, count: allowed.length, corrections};
  };

const resultOf = ({url, headings, text, words}: Match): Result => ({
  url,
  headings: headings.map((heading) => highlight(heading, words)),
  text: highlight(text, words),
});

/** Filters are groups; a passage must have one facet of each. */
function fits(url: string, filters: unknown): boolean {
  const facets = ['language:en', `docusaurus_tag:${docusaurusTag(url)}`];
  const groups = Array.isArray(filters) ? (filters as unknown[]) : filters ? [filters] : [];
  return groups.every((group) => {
    const any = Array.isArray(group) ? (group as unknown[]) : [group];
    const known = any.filter((facet) => /^(language|docusaurus_tag):/.test(String(facet)));
    return known.length === 0 || known.some((facet) => facets.includes(String(facet)));
  });
}
