import {sections} from '../../config/sections';
import type {PageTree} from '../../pages/readTrees';
import {bundlesOf} from './llms/bundlesOf';
import {indexAddress, llmsText, sectionText} from './llms/llmsText';
import type {Entry} from './llms/outlineOf';
import {retrievalData} from './retrieval/retrievalData';
import {readTwins, type Twin} from './markdown/readTwins';
import {twinAddress} from './markdown/twinAddress';

type Site = {
  /** Origin of the published site. */
  origin: string;
  outline: Readonly<Record<string, readonly Entry[]>>;
};

/** What agents read of the site, by its address: twins, lists, bundles, and what search needs. */
export function filesOf(pages: readonly PageTree[], {origin, outline}: Site): Map<string, string> {
  const twins = readTwins(pages, {origin});
  const bundles = bundlesOf(twins);
  const site = {origin, outline, twins, bundles};
  return new Map([
    ...twins.map(({route, text}): [string, string] => [twinAddress(route), text]),
    ...bundles.map((bundle): [string, string] => [bundle.address, whole(bundle)]),
    ['/llms-full.txt', whole({twins})],
    ['/llms.txt', llmsText(site)],
    ...sections.map((section): [string, string] => [
      indexAddress(section.folder),
      sectionText(section, site),
    ]),
    ['/agents/search.json', JSON.stringify(retrievalData(pages))],
  ]);
}

const whole = ({twins}: {twins: readonly Twin[]}): string => twins.map(({text}) => text).join('');
