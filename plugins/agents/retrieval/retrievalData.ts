import type {PageTree} from '../../../pages/readTrees';
import {buildIndex, type SearchData} from '../../search/engine/buildIndex';
import {readSections} from '../../search/readSections';

/** What a section is called and asked. */
export type NamedSection = {
  url: string;
  heading: string;
  /** Title of its page, and what readers call what the page tells. */
  page: string;
  /** Questions that it answers. */
  asked: string;
};

/** Everything that the search of agents needs. */
export type RetrievalData = {search: SearchData; sections: NamedSection[]};

/** What the search of agents needs of the pages: the site's own index, and the names of all sections. */
export function retrievalData(pages: readonly PageTree[]): RetrievalData {
  const sections = readSections(pages);
  return {
    search: buildIndex(sections),
    sections: sections.map(({url, headings, searchedAs = [], answers = []}) => ({
      url,
      heading: headings.at(-1) ?? '',
      page: [headings[0], ...searchedAs].join(' . '),
      asked: answers.join(' . '),
    })),
  };
}
