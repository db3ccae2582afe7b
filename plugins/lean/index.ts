import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Keeps out of the readers' scripts what no page uses: all but one of tslib's helpers. */
export default function lean(): Plugin {
  return {
    name: 'lean',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : {resolve: {alias: {tslib: path.join(__dirname, 'tslib.ts')}}},
  };
}
