import {sections} from '../../config/sections';
import type {PageTree} from '../../pages/readTrees';
import {createBundles} from './llms/createBundles';
import {indexAddress, llmsText, sectionText} from './llms/llmsText';
import type {Entry} from './llms/readOutline';
import {agentSearchData} from './search/agentSearchData';
import {writePages, type MarkdownPage} from './markdown/writePages';
import {markdownAddress} from './markdown/markdownAddress';

type Site = {
  /** Origin of the published site. */
  origin: string;
  outline: Readonly<Record<string, readonly Entry[]>>;
};

/** The files for agents by their addresses: Markdown versions, lists, bundles, and the data of their search. */
export function filesOf(trees: readonly PageTree[], {origin, outline}: Site): Map<string, string> {
  const pages = writePages(trees, {origin});
  const bundles = createBundles(pages);
  const site = {origin, outline, pages, bundles};
  return new Map([
    ...pages.map(({route, text}): [string, string] => [markdownAddress(route), text]),
    ...bundles.map((bundle): [string, string] => [bundle.address, concatenate(bundle)]),
    ['/llms-full.txt', concatenate({pages})],
    ['/llms.txt', llmsText(site)],
    ...sections.map((section): [string, string] => [
      indexAddress(section.folder),
      sectionText(section, site),
    ]),
    ['/agents/search.json', JSON.stringify(agentSearchData(trees))],
  ]);
}

const concatenate = ({pages}: {pages: readonly MarkdownPage[]}): string =>
  pages.map(({text}) => text).join('');
