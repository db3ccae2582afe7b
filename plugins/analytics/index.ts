import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {analyticsConfig} from '../../config/analytics';

/** Tells the pages where events go, in their head; where nobody is measured, it tells nothing. */
export default function analytics({siteDir}: LoadContext): Plugin {
  const configuration = analyticsConfig(process.env);
  return {
    name: 'analytics',
    getClientModules: () => [path.join(siteDir, 'src/analytics/clientModule.ts')],
    injectHtmlTags: () => ({headTags: configuration ? [tagOf(configuration)] : []}),
  };
}

const tagOf = (configuration: object) => ({
  tagName: 'meta',
  attributes: {name: 'analytics', content: JSON.stringify(configuration)},
});
