import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {treesOf} from '../../pages/readTrees';
import {answering, isWriting} from '../../pages/answering';
import {buildIndex} from './engine/buildIndex';
import {serviceOf, isHosted} from './service';
import {readPassages} from './passages/readPassages';
import type {Publication} from './records/hostedRecord';
import {recordsOf} from './records/recordsOf';

/** Where `npm start` serves the index, made on request. */
const WRITTEN_INDEX = '/search/index.json';
const INDEX = /^@generated\/search\/default\/index\.json$/;

/** Makes the search index, and the records of the hosted one, from the pages as readers get them. */
export default function search(context: LoadContext): Plugin {
  const {siteConfig, i18n} = context;
  const hosting = serviceOf(siteConfig);
  let written: AllContent;
  return {
    name: 'search',
    getThemePath: () => path.join(__dirname, 'theme'),
    getPathsToWatch: () => [path.join(__dirname, '**/*.ts')],
    async allContentLoaded({allContent, actions}) {
      written = allContent;
      if (isWriting()) return;
      const passages = (await treesOf(allContent, context)).flatMap(readPassages);
      const publication: Publication = {
        indexName: hosting.indexName,
        records: recordsOf(passages, {origin: siteConfig.url, language: i18n.currentLocale}),
      };
      await actions.createData('index.json', JSON.stringify(buildIndex(passages)));
      await actions.createData('records.json', JSON.stringify(publication));
    },
    configureWebpack(_config, _isServer, {currentBundler}) {
      if (!isWriting()) return undefined;
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      return {
        plugins: [
          new NormalModuleReplacementPlugin(INDEX, path.join(__dirname, 'client/askServer.ts')),
        ],
        ...answering(() => async (request, response, next) => {
          if (request.url !== WRITTEN_INDEX) return next();
          const passages = (await treesOf(written, context)).flatMap(readPassages);
          response.setHeader('content-type', 'application/json');
          return response.end(JSON.stringify(buildIndex(passages)));
        }),
      };
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
