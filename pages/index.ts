import type {Root} from 'mdast';
import type {Transformer} from 'unified';
import figures from '../figures';
import type {Registry} from './readRegistry';
import remarkActions from './remarkActions';
import remarkAddress from './remarkAddress';
import remarkCommands from './remarkCommands';
import remarkDataOnly from './remarkDataOnly';
import remarkDeployments from './remarkDeployments';
import remarkEntities from './remarkEntities';
import remarkExample from './remarkExample';
import remarkFigure from './remarkFigure';
import remarkFigureText from './remarkFigureText';
import remarkReference from './remarkReference';
import remarkReferenceIndex from './remarkReferenceIndex';
import remarkRegistryCount from './remarkRegistryCount';
import remarkReverts from './remarkReverts';
import remarkSchemaChanges from './remarkSchemaChanges';
import remarkScopeLine from './remarkScopeLine';
import remarkState from './remarkState';
import {pinnedVersions as versions} from './examples/pinnedVersions';
import {sourcesOf} from './sources';

/**
 * The remark plugins that turn a page's source into the tree that readers, search and
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
  const sources = sourcesOf(siteDirectory);
  const withRegistry =
    (plugin: (given: Registry) => Transformer<Root>) => (): Transformer<Root> => (tree, page) =>
      plugin(sources.registry())(tree, page, () => undefined);

  // As functions without options: the framework ships the options of its configuration to readers.
  return [
    remarkDataOnly,
    () => remarkScopeLine({versions}),
    () => remarkReference({contracts: sources.contracts, sdks: sources.sdks}),
    () => remarkReferenceIndex({read: () => ({...sources.contracts(), atlas: sources.atlas()})}),
    () => remarkCommands({read: () => ({...sources.contracts(), set: sources.commands()})}),
    () => remarkActions({read: () => ({...sources.contracts(), ...sources.actions()})}),
    () => remarkEntities({read: sources.entities}),
    () => remarkSchemaChanges({read: sources.schemaPairs}),
    () =>
      remarkReverts({
        read: sources.atlas,
        titleOf: (route) => sources.frontMatters().get(route)?.title ?? '',
      }),
    () => (draws ? remarkFigure({plots: figures}) : remarkFigureText()),
    () => remarkExample({read: sources.examples, versions, siteUrl}),
    withRegistry(remarkAddress),
    withRegistry(remarkDeployments),
    withRegistry(remarkRegistryCount),
    withRegistry(remarkState),
  ];
}
