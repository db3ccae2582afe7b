import packageJson from '../../package.json';
import swapWidget from '../../packages/swap-widget/package.json';
import web3React from '../../packages/web3-react/package.json';
import type {Versions} from './packagesOf';

/** The version of each package that the site and its samples pin. */
export const pinnedVersions: Versions = {
  ...web3React.dependencies,
  ...swapWidget.dependencies,
  ...packageJson.dependencies,
  ...packageJson.devDependencies,
  ...packageJson.optionalDependencies,
};
