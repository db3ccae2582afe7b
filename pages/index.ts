import path from 'node:path';
import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import {readAtlas} from '../facts/atlas';
import packageJson from '../package.json';
import swapWidget from '../packages/swap-widget/package.json';
import web3React from '../packages/web3-react/package.json';
import figures from '../figures';
import {readCommands} from '../facts/reference/commands/readCommands';
import {readSchema} from '../facts/subgraph/readSubgraph';
import {versions as subgraphVersions} from '../facts/subgraph/versions';
import {readExamples} from './examples/readExamples';
import {ofMoment} from './moment';
import {readRegistry, type Registry} from './readRegistry';
import {fileOfPage} from './listPages';
import {readPage} from './readPage';
import {readGrounds} from './reference/readGrounds';
import {readSdkGrounds} from './sdk/grounds';
import remarkAddress from './remarkAddress';
import remarkCommands from './remarkCommands';
import remarkDataOnly from './remarkDataOnly';
import remarkDeployments from './remarkDeployments';
import remarkEntities from './remarkEntities';
import remarkExample from './remarkExample';
import remarkFigure from './remarkFigure';
import remarkFigureText from './remarkFigureText';
import remarkReference from './remarkReference';
import remarkReverts from './remarkReverts';
import remarkSdk from './remarkSdk';
import remarkScopeLine from './remarkScopeLine';

/**
 * The remark plugins that turn a page's source into the tree that readers, search and Markdown
 * Markdown versions get. They run before the framework's own.
 */
export function expanders(
  siteDirectory: string,
  siteUrl: string,
  {
    draws = true,
  }: {
    /** Whether figures become pictures; without, they keep their text only. */
    draws?: boolean;
  } = {},
): (() => Transformer<Root>)[] {
  const versions = {
    ...web3React.dependencies,
    ...swapWidget.dependencies,
    ...packageJson.dependencies,
    ...packageJson.devDependencies,
    ...packageJson.optionalDependencies,
  };

  const readContracts = ofMoment(() => readGrounds(siteDirectory));
  const readSdk = ofMoment(() => readSdkGrounds(siteDirectory));
  const readReverts = ofMoment(() => readAtlas(path.join(siteDirectory, 'facts/atlas')));
  const readPrograms = ofMoment(() => readExamples(path.join(siteDirectory, 'examples')));
  const registry = ofMoment(() => readRegistry(siteDirectory));
  const withRegistry =
    (plugin: (given: Registry) => Transformer<Root>) => (): Transformer<Root> => (tree, page) =>
      plugin(registry())(tree, page, () => undefined);

  // As functions without options: the framework ships the options of its configuration to readers.
  return [
    remarkDataOnly,
    () => remarkScopeLine({versions}),
    () => remarkReference({read: readContracts}),
    () =>
      remarkCommands({
        read: () => {
          const grounds = readContracts();
          return {...grounds, set: readCommands(siteDirectory, grounds.contracts)};
        },
      }),
    () => remarkSdk({read: readSdk}),
    () =>
      remarkEntities({
        read: () =>
          Object.fromEntries(subgraphVersions.map((version) => [version, readSchema(version)])),
      }),
    () =>
      remarkReverts({
        read: readReverts,
        titleOf: (route) => readPage(fileOfPage(siteDirectory, route)).frontMatter.title ?? '',
      }),
    () => (draws ? remarkFigure({plots: figures}) : remarkFigureText()),
    () => remarkExample({read: readPrograms, versions, siteUrl}),
    withRegistry(remarkAddress),
    withRegistry(remarkDeployments),
  ];
}
