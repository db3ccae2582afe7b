import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps a page usable while a browser translates it. */
export default function translation(): Plugin {
  return {
    name: 'translation',
    getClientModules: () => [path.join(__dirname, 'tolerateMovedNodes.ts')],
  };
}
