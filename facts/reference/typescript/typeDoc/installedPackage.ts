import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
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
  const folder = path.resolve(siteDirectory, 'node_modules', owner).split(path.sep).join('/');
  const {version, ...manifest} = readManifest(siteDirectory, owner);
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
export function installedVersion(siteDirectory: string, name: string): string {
  return readManifest(siteDirectory, packageName(name)).version;
}

type Manifest = {
  version: string;
  main?: string;
  types?: string;
  typings?: string;
  exports?: {'.'?: {types?: string}};
};

function readManifest(siteDirectory: string, name: string): Manifest {
  const file = path.join(siteDirectory, 'node_modules', name, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(
      `${name} was expected in ${path.dirname(file)}, but its package.json cannot be read; run npm ci, or take it out of facts/reference/typescript/packages.ts`,
      {cause},
    );
  }
}
