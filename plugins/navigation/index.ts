import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets a failed navigation show the red box with the error and "Retry". The framework reloads the
 * page instead, so that the reader never learns what failed; its module is replaced by ours.
 */
export default function navigation(_context: LoadContext): Plugin {
  return {
    name: 'navigation',
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
