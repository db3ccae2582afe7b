import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Routes addresses that end in `index.html` without it, and shows the progress bar for slow pages
 * only. The patch "failed navigation" of `plugins/speed` lets a page that does not load say so.
 */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () =>
      ['cleanAddress.ts', 'markSlowNavigation.ts'].map((file) => path.join(__dirname, file)),
  };
}
