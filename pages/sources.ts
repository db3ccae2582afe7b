import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readAtlas} from '../facts/atlas';
import {readActions} from '../facts/reference/actions/readActions';
import {readCommands} from '../facts/reference/commands/readCommands';
import type {Signatures} from '../facts/reference/driftOf';
import {readSolidity} from '../facts/reference/solidity';
import {reachFinder} from '../facts/reference/throws/reachFinder';
import {readTypeScript} from '../facts/reference/typescript';
import {readLatestSchema, readSchema} from '../facts/subgraph/readSubgraph';
import {schemaCommits} from '../facts/subgraph/schemaCommits';
import {schemaSources} from '../facts/subgraph/schemaSources';
import {versions as subgraphVersions} from '../facts/subgraph/versions';
import {readActionNotes} from './actions/readActionNotes';
import {entryFinder} from './atlas/entryFinder';
import {readExamples} from './examples/readExamples';
import {listPages} from './listPages';
import {ofMoment} from './moment';
import {readRegistry} from './readRegistry';
import type {SchemaPair} from './remarkSchemaChanges';
import type {ContractSources} from './reference/referenceFaults';
import {readNotes} from './reference/readNotes';
import {packageFiles} from './sdk/packageFiles';
import {readSdkNotes} from './sdk/readSdkNotes';
import type {Module, SdkSources} from './sdk/sdkSources';

/** The file of the signatures that the reference pages were written for. */
export const SIGNATURES = 'facts/reference/signatures.json';

/** Readers of what pages are made from. */
export type Sources = ReturnType<typeof createSources>;

const sourcesByDirectory = new Map<string, Sources>();

/** The sources of a site; each is read once a build, for all that expand or check its pages. */
export function sourcesOf(siteDirectory: string): Sources {
  const directory = path.resolve(siteDirectory);
  const sources = sourcesByDirectory.get(directory) ?? createSources(directory);
  sourcesByDirectory.set(directory, sources);
  return sources;
}

function createSources(directory: string) {
  const docs = path.join(directory, 'docs');
  const atlas = ofMoment(() => readAtlas(path.join(directory, 'facts/atlas')));
  const examples = ofMoment(() => readExamples(path.join(directory, 'examples')));
  const registry = ofMoment(() => readRegistry(directory));
  const signatures = ofMoment(
    () => JSON.parse(readFileSync(path.join(directory, SIGNATURES), 'utf8')) as Signatures,
  );
  const frontMatters = ofMoment(
    () => new Map(listPages(directory).map(({route, frontMatter}) => [route, frontMatter])),
  );
  const contracts = ofMoment((): ContractSources => ({
    contracts: readSolidity(directory),
    signatures: signatures(),
    pages: readNotes(docs),
    entryOf: entryFinder(atlas()),
  }));
  const commands = ofMoment(() => readCommands(directory, contracts().contracts));
  const actions = ofMoment(() => ({set: readActions(directory), noted: readActionNotes(docs)}));
  const sdks = ofMoment(async (): Promise<SdkSources> => ({
    modules: await readModules(directory),
    pages: readSdkNotes(docs),
    signatures: signatures(),
    examples: examples(),
    sourceOf: (name, importer) =>
      [...packageFiles(path.join(directory, 'node_modules'), name, importer).values()].join('\n'),
    reachOf: reachFinder(directory),
    descriptionOf: (route) => frontMatters().get(route)?.description,
  }));
  const entities = ofMoment(() =>
    Object.fromEntries(subgraphVersions.map((version) => [version, readSchema(version)])),
  );
  const schemaPairs = ofMoment(() =>
    Object.fromEntries(
      subgraphVersions.map((version): [string, SchemaPair] => {
        const {repository, documented, latest} = schemaSources[version];
        return [
          version,
          {
            repository,
            documented: {...documented, entities: readSchema(version)},
            latest: {...latest, entities: readLatestSchema(version)},
            commits: schemaCommits[version],
          },
        ];
      }),
    ),
  );
  return {
    atlas,
    examples,
    registry,
    frontMatters,
    contracts,
    commands,
    actions,
    sdks,
    entities,
    schemaPairs,
  };
}

async function readModules(directory: string): Promise<Map<string, Module>> {
  const modules = await readTypeScript(directory);
  return new Map(
    modules.map(({package: name, version, exports}) => [
      name,
      {name, version, exports: new Map(exports.map((one) => [one.name, one]))},
    ]),
  );
}
