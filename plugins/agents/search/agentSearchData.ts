import {linkedExamples} from '../../../pages/examples/exampleLink';
import type {PageTree} from '../../../pages/readTrees';
import {buildIndex, type SearchData} from '../../search/engine/buildIndex';
import {readPassages} from '../../search/passages/readPassages';

/** The names of a passage. */
export type PassageNames = {
  url: string;
  heading: string;
  /** Title of its page, and the words that readers use for the subject of the page. */
  page: string;
  /** Questions that it answers. */
  asked: string;
};

/** A page with the published programs that it links. */
export type PagePrograms = {route: string; title: string; programs: string[]};

/** Everything that the tools of agents search; published as `/agents/search.json`. */
export type AgentSearchData = {
  search: SearchData;
  passages: PassageNames[];
  pages: PagePrograms[];
};

/** The data of the search of agents: the site's own index, the names of all passages, the programs of pages. */
export function agentSearchData(pages: readonly PageTree[]): AgentSearchData {
  const passages = pages.flatMap(readPassages);
  return {
    search: buildIndex(passages),
    passages: passages.map(({url, headings, searchedAs = [], answers = []}) => ({
      url,
      heading: headings.at(-1) ?? '',
      page: [headings[0], ...searchedAs].join(' . '),
      asked: answers.join(' . '),
    })),
    pages: pages.map(({route, title, tree}) => ({
      route,
      title,
      programs: linkedExamples(tree).map((file) => `/examples/${file}`),
    })),
  };
}
