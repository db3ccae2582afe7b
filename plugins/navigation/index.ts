import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Lets a failed navigation show the red box with the error and "Retry". The framework reloads the
 * page instead, so that the reader never learns what failed; its module is replaced by ours.
 * Addresses that end in `index.html` are routed without it. The progress bar is for slow pages only.
 */
export default function navigation(): Plugin {
  return {
    name: 'navigation',
    getClientModules: () =>
      ['cleanAddress.ts', 'markSlowNavigation.ts'].map((file) => path.join(__dirname, file)),
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [
        new currentBundler.instance.NormalModuleReplacementPlugin(
          /^\.\/PendingNavigation$/,
          path.join(__dirname, 'PendingNavigation.tsx'),
        ),
      ],
    }),
  };
}
