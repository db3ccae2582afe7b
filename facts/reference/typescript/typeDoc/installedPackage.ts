import {existsSync} from 'node:fs';
import path from 'node:path';
import {readManifest} from '../../../packages/readManifest';
import {packageName} from '../packageName';

export type InstalledPackage = {
  name: string;
  version: string;
  /** With forward slashes, as the compiler has it. */
  folder: string;
  /** The file with the declarations of what it exports. */
  declarations: string;
};

/** Finds an installed package, or a module of one, with its declarations. */
export function installedPackage(siteDirectory: string, name: string): InstalledPackage {
  const owner = packageName(name);
  const modules = path.resolve(siteDirectory, 'node_modules');
  const {version, ...manifest} = readManifest<Declarations>(modules, owner);
  const folder = path.join(modules, owner).split(path.sep).join('/');
  const entry =
    (name === owner ? undefined : `${name.slice(owner.length + 1)}.d.ts`) ??
    manifest.types ??
    manifest.typings ??
    manifest.exports?.['.']?.types ??
    besideMain(folder, manifest);
  if (!entry) {
    throw new Error(
      `${name} ${version} was expected to publish TypeScript declarations, but its package.json has no "types", "typings" or types in "exports"; take it out of facts/reference/typescript/packages.ts, or pin a version that has them`,
    );
  }
  const declarations = path.posix.join(folder, entry);
  if (existsSync(declarations)) return {name, version, folder, declarations};
  throw new Error(
    `${name} ${version} names ${entry} as its declarations, but has no such file; install it again with npm ci, or pin another version`,
  );
}

/** The compiler takes these where the manifest names none. */
function besideMain(folder: string, {main = 'index.js'}: {main?: string}): string | undefined {
  const beside = main.replace(/\.js$/, '.d.ts');
  return existsSync(path.posix.join(folder, beside)) ? beside : undefined;
}

/** The version of any installed package. */
export const installedVersion = (siteDirectory: string, name: string): string =>
  readManifest(path.join(siteDirectory, 'node_modules'), packageName(name)).version;

/** Where a package names its declarations. */
type Declarations = {
  main?: string;
  types?: string;
  typings?: string;
  exports?: {'.'?: {types?: string}};
};
