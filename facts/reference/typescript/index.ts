import path from 'node:path';
import {digestOf} from './digest';
import {extractModules} from './extract/extractModules';
import type {TypeScriptModule} from './model';
import {packages as ours} from './packages';
import {readStored, store} from './stored';
import {convertPackages} from './typeDoc/convertPackages';
import {installedPackage, installedVersion} from './typeDoc/installedPackage';

/** Everything that the SDKs export, from the declarations they publish, for the pages of the reference. */
export async function readTypeScript(
  siteDirectory: string,
  packages: readonly string[] = ours,
): Promise<TypeScriptModule[]> {
  const installed = packages.map((name) => installedPackage(siteDirectory, name));
  const tools = TOOLS.map((name) => `${name}@${installedVersion(SITE, name)}`);
  const digest = digestOf([...installed.map(({name, version}) => `${name}@${version}`), ...tools]);
  const file = path.join(siteDirectory, '.cache/reference', `typescript-${digest}.json`);
  const stored = readStored(file);
  if (stored) return stored;

  const project = await convertPackages(installed);
  return store(
    file,
    extractModules(project, (name) => installedVersion(siteDirectory, name)),
  );
}

const TOOLS = ['typedoc', 'typescript'];
const SITE = path.resolve(__dirname, '../../..');
