import {existsSync, readFileSync, realpathSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {loadJson, storeJson} from '../../cache/cacheFile';
import {digestOf} from '../../cache/digestOf';
import {readSources} from '../../cache/readSources';
import {readManifest} from '../../packages/readManifest';
import type {PackageThrows, Reach} from './model';
import {reachOf} from './reachOf';
import {functionsOf, readClasses, resolve, type Scope, type Target} from './classes';
import {typedProgram, type CodeFolder, type TypedProgram} from './typedProgram';

/** The packages that a trade over several versions of the protocol calls. */
const ROUTED = ['@uniswap/sdk-core', '@uniswap/v2-sdk', '@uniswap/v3-sdk', '@uniswap/v4-sdk'];

/** The packages whose members the notes describe, each with those of ours that it imports. */
export const THROWING: Readonly<Record<string, readonly string[]>> = {
  '@uniswap/sdk': [],
  '@uniswap/sdk-core': [],
  '@uniswap/v2-sdk': ['@uniswap/sdk-core'],
  '@uniswap/v3-sdk': ['@uniswap/sdk-core'],
  '@uniswap/v4-sdk': ['@uniswap/sdk-core', '@uniswap/v3-sdk'],
  '@uniswap/permit2-sdk': [],
  '@uniswap/router-sdk': ROUTED,
  '@uniswap/universal-router-sdk': [...ROUTED, '@uniswap/router-sdk'],
};

/** Every `throw` and `invariant` that a call of each member of these packages can reach. */
export function readThrows(
  siteDirectory: string,
  packages: Readonly<Record<string, readonly string[]>> = THROWING,
): PackageThrows[] {
  const modules = path.join(siteDirectory, 'node_modules');
  const names = Object.keys(packages);
  const file = {
    folder: path.join(siteDirectory, '.cache/reference'),
    name: 'throws',
    digest: digestOf([
      JSON.stringify(packages),
      ...[...names, 'typescript'].map(
        (name) =>
          `${name}@${readManifest(name === 'typescript' ? SITE_MODULES : modules, name).version}`,
      ),
      ...readSources(__dirname, ['.']),
    ]),
  };
  const stored = loadJson<PackageThrows[]>(file, (value) => Array.isArray(value));
  if (stored) return stored;

  const folders = names.map((name) => codeFolder(modules, name));
  const typed = typedProgram(folders);
  return storeJson(
    file,
    names.map((name) => readPackage(name, {folders, typed, near: packages[name] ?? [], modules})),
  );
}

const SITE_MODULES = path.resolve(__dirname, '../../../node_modules');

type Reading = {
  folders: readonly CodeFolder[];
  typed: TypedProgram;
  near: readonly string[];
  modules: string;
};

function readPackage(name: string, {folders, typed, near, modules}: Reading): PackageThrows {
  const visible = folders.filter((one) => [name, ...near].includes(one.name));
  const files = typed.program
    .getSourceFiles()
    .filter(({fileName}) => visible.some(({folder}) => fileName.startsWith(`${folder}/`)));
  const scope = {typed, classes: readClasses(files, typed)};
  const module = typed.moduleOf(name);
  const symbol = module && typed.checker.getSymbolAtLocation(module);
  const exported = symbol ? typed.checker.getExportsOfModule(symbol) : [];
  return {
    package: name,
    version: readManifest(modules, name).version,
    exports: Object.fromEntries(
      exported.map((one) => [one.name, reachOfExport(resolve(one, typed.checker), scope)]),
    ),
  };
}

function reachOfExport(symbol: ts.Symbol | undefined, scope: Scope): Record<string, Reach> {
  const self = symbol?.declarations?.find(ts.isClassDeclaration);
  if (self) {
    return Object.fromEntries(
      [...membersOf(self, scope)].map(([name, targets]) => [name, reachOf(targets, scope)]),
    );
  }
  const functions = functionsOf(symbol);
  return functions.length > 0 ? {'': reachOf(functions, scope)} : {};
}

/** The members of a class with a body, its own and those of its bases, by name. */
function membersOf(self: ts.ClassDeclaration, {classes}: Scope): Map<string, Target[]> {
  const members = new Map<string, Target[]>();
  const made = classes.constructorOf(self);
  if (made) members.set('constructor', [{body: made, self}]);
  for (let one: ts.ClassDeclaration | undefined = self; one; one = classes.baseOf(one)) {
    for (const member of one.members) {
      const isCall = ts.isMethodDeclaration(member) || ts.isAccessor(member);
      const name = member.name?.getText();
      if (!isCall || !member.body || !name) continue;
      const kept = members.get(name) ?? [];
      const isOverridden = kept.some(({body}) => body.kind === member.kind);
      if (!isOverridden) members.set(name, [...kept, {body: member, self}]);
    }
  }
  return members;
}

/** The folder with the modules that a package publishes: its ES modules, else what `main` names. */
function codeFolder(modules: string, name: string): CodeFolder {
  const folder = realpathSync(path.join(modules, name));
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    main?: string;
    module?: string;
  };
  const entry = path.join(folder, manifest.module ?? manifest.main ?? 'index.js');
  if (!existsSync(entry))
    throw new Error(`${name} names ${entry} as its code, but has no such file`);
  return {name, folder: path.dirname(entry), entry};
}
