import {readFileSync} from 'node:fs';
import path from 'node:path';
import {registryOfLoaders} from '../registryOfLoaders';
import {chunkNamesWithoutHashes, routesWithoutHashes} from '../routesWithoutHashes';
import {
  chunkNamesOfAll,
  hasBanner,
  hasSections,
  registryOfAll,
  routesOfAll,
  routesOfSection,
  sidebarOf,
  versionOfAll,
  versionsOf,
  withShortNames,
  type Tables,
} from './tables';

const SECTION = '?section=';
const SIDEBAR = '?sidebar=';
const NO_BANNER = 'export default function DocVersionBanner() { return null; }';

/** How the generated files that list all pages are rewritten for browsers, by the name of each. */
export function sectionsOf(generatedDirectory: string) {
  const file = (name: string) => path.join(generatedDirectory, name);
  const read = (name: string) => readFileSync(file(name), 'utf8');
  const tables = (): Tables =>
    withShortNames({
      routes: routesWithoutHashes(read('routes.js')),
      registry: registryOfLoaders(read('registry.js')),
      chunkNames: chunkNamesWithoutHashes(read('routesChunkNames.json')),
    });
  return {
    reads: ['routes.js', 'registry.js', 'routesChunkNames.json'].map(file),
    routes: (_source: string, query: string) => {
      const known = tables();
      if (!hasSections(known)) return `${known.routes}\nexport const sections = {};`;
      return query.startsWith(SECTION)
        ? routesOfSection(known, query.slice(SECTION.length))
        : routesOfAll(known);
    },
    registry: () => {
      const known = tables();
      return hasSections(known) ? registryOfAll(known) : known.registry;
    },
    chunkNames: () => {
      const known = tables();
      return hasSections(known) ? chunkNamesOfAll(known) : known.chunkNames;
    },
    version: (source: string, query: string, resource: string) => {
      if (query.startsWith(SIDEBAR))
        return sidebarOf(source, resource, query.slice(SIDEBAR.length));
      return hasSections(tables()) ? versionOfAll(source) : source;
    },
    banner: (source: string) =>
      versionsOf(tables()).some((name) => hasBanner(read(name))) ? source : NO_BANNER,
  };
}
