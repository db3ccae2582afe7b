import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {treesOf} from '../expand/readTrees';
import {buildIndex} from './engine/buildIndex';
import {serviceOf, isHosted} from './service';
import {readSections} from './readSections';
import type {Publication} from './records/hostedRecord';
import {recordsOf} from './records/recordsOf';

/** Makes the search index, and the records of the hosted one, from the pages as readers get them. */
export default function search(context: LoadContext): Plugin {
  const {siteConfig, i18n} = context;
  const hosting = serviceOf(siteConfig);
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(__dirname, '**/*.ts')],
    async allContentLoaded({allContent, actions}) {
      const sections = readSections(await treesOf(allContent, context));
      const publication: Publication = {
        indexName: hosting.indexName,
        records: recordsOf(sections, {origin: siteConfig.url, language: i18n.currentLocale}),
      };
      await actions.createData('index.json', JSON.stringify(buildIndex(sections)));
      await actions.createData('records.json', JSON.stringify(publication));
    },
    injectHtmlTags: () => ({headTags: isHosted(hosting) ? [preconnectTo(hosting.appId)] : []}),
  };
}

/** Opens the connection before the first keystroke; without cookies, as the queries are sent. */
const preconnectTo = (appId: string) => ({
  tagName: 'link',
  attributes: {
    rel: 'preconnect',
    href: `https://${appId}-dsn.algolia.net`,
    crossorigin: 'anonymous',
  },
});
