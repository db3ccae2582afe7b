import path from 'node:path';
import {loadJson, storeJson} from '../../cache/cacheFile';
import {digestOf} from '../../cache/digestOf';
import {readSources} from '../../cache/readSources';
import {extractModules} from './extract/extractModules';
import type {TypeScriptModule} from './model';
import {packages as ours} from './packages';
import {convertPackages} from './typeDoc/convertPackages';
import {installedPackage, installedVersion} from './typeDoc/installedPackage';

/** Everything that the SDKs export, from the declarations they publish, for the pages of the reference. */
export async function readTypeScript(
  siteDirectory: string,
  packages: readonly string[] = ours,
): Promise<TypeScriptModule[]> {
  const installed = packages.map((name) => installedPackage(siteDirectory, name));
  const tools = TOOLS.map((name) => `${name}@${installedVersion(SITE, name)}`);
  const file = {
    folder: path.join(siteDirectory, '.cache/reference'),
    name: 'typescript',
    digest: digestOf([
      ...installed.map(({name, version}) => `${name}@${version}`),
      ...tools,
      ...readSources(__dirname, ['.']),
    ]),
  };
  const stored = loadJson(file, isModel);
  if (stored) return stored;

  const project = await convertPackages(installed);
  return storeJson(
    file,
    extractModules(project, (name) => installedVersion(siteDirectory, name)),
  );
}

const TOOLS = ['typedoc', 'typescript'];
const SITE = path.resolve(__dirname, '../../..');

const isModel = (modules: TypeScriptModule[]): boolean =>
  Array.isArray(modules) &&
  modules.length > 0 &&
  modules.every(
    (one: Partial<TypeScriptModule> | null) => one?.package && one.version && one.exports,
  );
