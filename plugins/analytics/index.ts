import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsConfig} from '../../config/analytics';

/** Puts the collector's address and the script that stores arrivals into the head of pages; nothing where analytics is off. */
export default function analytics({siteDir}: LoadContext): Plugin {
  const configuration = analyticsConfig(process.env);
  return {
    name: 'analytics',
    getClientModules: () => [path.join(siteDir, 'src/analytics/clientModule.ts')],
    injectHtmlTags: () => ({headTags: configuration ? tagsOf(configuration) : []}),
  };
}

const tagsOf = (configuration: object) => [
  {tagName: 'meta', attributes: {name: 'analytics', content: JSON.stringify(configuration)}},
  {
    tagName: 'script',
    innerHTML: readFileSync(path.join(__dirname, 'keepArrival.js'), 'utf8'),
  },
];
