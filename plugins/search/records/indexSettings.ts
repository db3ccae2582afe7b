// The service writes it so: cspell:ignore Sizefor
import type {IndexSettings} from 'algoliasearch';
import {LEVELS} from '../hierarchy';

/** How the hosted index searches: names before text before what is only found, then as `weight` says. */
export const INDEX_SETTINGS: IndexSettings = {
  searchableAttributes: [
    ...LEVELS.map((level) => `unordered(hierarchy.${level})`),
    'unordered(names)',
    'unordered(facts)',
    'content',
    'unordered(keywords)',
  ],
  attributesForFaceting: [
    'type',
    'lang',
    'language',
    'version',
    'docusaurus_tag',
    'kind',
    'protocol',
    'parts',
  ],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:20'],
  // The parts of a long passage are one result.
  attributeForDistinct: 'url',
  distinct: true,
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['hierarchy', 'content', 'keywords'],
  separatorsToIndex: '_',
  indexLanguages: ['en'],
  queryLanguages: ['en'],
  ignorePlurals: true,
  removeWordsIfNoResults: 'allOptional',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  // 0.3 and 0.5, or two addresses, are not the same thing misspelt.
  allowTyposOnNumericTokens: false,
};
