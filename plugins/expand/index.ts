import path from 'node:path';
import type {PluginOptions as DocsOptions} from '@docusaurus/plugin-content-docs';
import {readAtlas} from '../../atlas';
import packageJson from '../../package.json';
import figures from '../../figures';
import {chains} from '../../registry/chains';
import {deployments} from '../../registry/contracts';
import {readInventory} from '../inventory';
import {readExamples} from './examples/readExamples';
import {pageTitles} from './pageTitles';
import {readGrounds} from './reference/readGrounds';
import remarkAddress from './remarkAddress';
import remarkAwaitedLinks from './remarkAwaitedLinks';
import remarkDeployments from './remarkDeployments';
import remarkExample from './remarkExample';
import remarkFigure from './remarkFigure';
import remarkReference from './remarkReference';
import remarkReverts from './remarkReverts';
import remarkScopeLine from './remarkScopeLine';

/**
 * The remark plugins that turn a page's source into the tree that readers, search and Markdown
 * twins get. They run before the framework's own.
 */
export function expanders(
  siteDirectory: string,
  siteUrl: string,
): DocsOptions['beforeDefaultRemarkPlugins'] {
  const awaited = readInventory(siteDirectory)
    .filter(({state}) => state === 'awaited')
    .map((route) => route.path);
  const versions = {
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
    ...packageJson.optionalDependencies,
  };

  const atlas = readAtlas(path.join(siteDirectory, 'atlas'));

  // As functions without options: the framework ships the options of its configuration to readers.
  return [
    () => remarkScopeLine({versions}),
    () => remarkReference({read: () => readGrounds(siteDirectory, atlas)}),
    () => remarkReverts({atlas, awaited, titleOf: pageTitles(path.join(siteDirectory, 'docs'))}),
    () => remarkFigure({plots: figures}),
    () =>
      remarkExample({
        read: () => readExamples(path.join(siteDirectory, 'examples')),
        versions,
        siteUrl,
      }),
    () => remarkAddress({chains, deployments}),
    () => remarkDeployments({chains, deployments}),
    () => remarkAwaitedLinks({awaited}),
  ];
}
