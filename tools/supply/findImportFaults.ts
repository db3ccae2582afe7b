import {isBuiltin} from 'node:module';
import {importsOf} from '../lint/importsOf';

/** What a package.json declares, by names. */
export type Manifest = {
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** What the site is made by: the configuration, the step after a build, and the rooms they read. */
const BUILD =
  /^(docusaurus\.config|site\.config|sidebars|tools\/hosting\/index)\.ts$|^(config|facts|figures|hosting|labs|pages|plugins|sidebars|src)\//;
const TEST = /\.test\.tsx?$|\.d\.ts$/;
/** Names that the framework resolves itself. */
const FRAMEWORK =
  /^@(site|generated|theme(-\w+)?)(\/|$)|^@docusaurus\/([A-Z]|(is|use)[A-Z]|router$|renderRoutes$|constants$)/;

/** Imports of packages that package.json does not declare as what they are needed for. */
export function findImportFaults(
  {file, text}: {file: string; text: string},
  manifest: Manifest,
): string[] {
  const imports = importsOf({file, text}).flatMap(({specifier, isType}) =>
    packagesOf(specifier).map((name) => ({name, isType})),
  );
  const isBuild =
    BUILD.test(file) && !TEST.test(file) && !imports.some(({name}) => name === 'vitest');
  const faults = imports.flatMap(({name, isType}) => {
    if (!isDeclared(name, manifest))
      return `${file}: imports ${name}, which package.json does not name. Add it with npm install --save-exact`;
    if (isBuild && !isType && Object.hasOwn(manifest.devDependencies ?? {}, name))
      return `${file}: makes the site with ${name}, which stands in devDependencies, so that the list of packages at /sbom.json lacks it. Move it to dependencies`;
    return [];
  });
  return [...new Set(faults)];
}

function isDeclared(name: string, manifest: Manifest): boolean {
  const types = `@types/${name}`;
  return [manifest.dependencies, manifest.devDependencies, manifest.optionalDependencies].some(
    (names = {}) => Object.hasOwn(names, name) || Object.hasOwn(names, types),
  );
}

/** Data that a program finds in a reader's tab, where it runs (`labs/playground/files`). */
const DATA = /^data:/;

/** The packages of an import: of a module, and of the loaders that webpack reads it with. */
const packagesOf = (specifier: string): string[] =>
  specifier
    .split('!')
    .map((part) => part.replace(/\?.*/, ''))
    .filter(
      (part) => part !== '' && !/^[./]/.test(part) && !FRAMEWORK.test(part) && !DATA.test(part),
    )
    .filter((part) => !isBuiltin(part))
    .map((part) => part.split('/', part.startsWith('@') ? 2 : 1).join('/'));
