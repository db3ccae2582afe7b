import path from 'node:path';
import type {Versions} from '../packagesOf';
import type {Examples} from '../readExamples';
import {addressesFor} from './addressesFor';
import {importLines} from './importLines';
import {joinHelpers, type Wanted} from './joinHelpers';
import {manifestOf} from './manifestOf';
import {readModule, withoutMarkers, type Imported, type Module} from './readModule';
import {readmeOf} from './readmeOf';

/** A program as a folder that a reader takes away. */
export type Project = {
  /** The path of its program under `examples/`, without its ending: `sdk/v3/quote`. */
  name: string;
  /** Texts by name; those of Foundry with folders. */
  files: Readonly<Record<string, string>>;
};

/** Where the archive of a program or a test of forge is published, below `/examples/`. */
export const archiveOf = (program: string): string => program.replace(/(\.t)?\.\w+$/, '.zip');

export type ProjectOptions = {examples: Examples; versions: Versions; siteUrl: string};

/** Helpers that stay files of their own, and what stands in their place in a project. */
const KEPT: Readonly<Record<string, string>> = {
  'support/chain.ts': 'support/chain.ts',
  'support/contract.ts': 'support/projectContract.ts',
};

/** The addresses of all chains, of which a project gets those that it names. */
export const ADDRESSES = 'support/addresses.json';

/**
 * The project of a program: the program, the helpers that it reaches joined into one file, its
 * contracts and data, and what npm needs to install and start it.
 */
export function projectOf(program: string, options: ProjectOptions): Project {
  const {examples} = options;
  const sources = sourcesOf(program, examples);
  const files = withNamedFiles(program, sources, examples);
  if (files['chain.ts']) {
    files['addresses.json'] = addressesFor(Object.values(files), examples[ADDRESSES] ?? '{}');
  }
  const name = program.replace(/\.\w+$/, '');
  const main = path.posix.basename(program);
  return {
    name,
    files: {
      ...files,
      'package.json': manifestOf({name, main, files, ...options}),
      'tsconfig.json': TSCONFIG,
      'README.md': readmeOf({name, main, files, ...options}),
    },
  };
}

/** The import declarations of a program, as they stand in its project. */
export function importsOf(program: string, examples: Examples): string {
  const source = sourcesOf(program, examples).get(path.posix.basename(program)) ?? '';
  const last = [...source.matchAll(/^(?:import .*|\} )from '.*';$/gm)].at(-1);
  if (!last) throw new Error(`${program} imports nothing`);
  return source.slice(0, last.index + last[0].length);
}

/** The program and the helpers that stay files of their own, and all others as one. */
function sourcesOf(program: string, examples: Examples): ReadonlyMap<string, string> {
  const modules = [...modulesFrom(program, examples)].reverse();
  const own = new Map(modules.filter(([file]) => file === program || isKept(file)));
  const joined = new Map(modules.filter(([file]) => !own.has(file)).reverse());
  const resolve = (importer: string, from: string) => resolved(importer, from, examples);
  const address = (importer: string, from: string): string => {
    const file = resolve(importer, from);
    return file ? `./${path.posix.basename(file).replace(/\.tsx?$/, '')}` : from;
  };
  const wanted: Wanted[] = [];
  const sources = new Map<string, string>();
  for (const [file, module] of own) {
    const imports = module.imports.map((one) => {
      const origin = originOf(file, one, {joined, resolve});
      if (!joined.has(origin.file ?? '')) {
        return {...one, from: address(origin.importer, origin.from)};
      }
      wanted.push({file: origin.file ?? '', name: origin.name});
      return {...one, name: origin.name, from: './helpers'};
    });
    const text = [importLines(imports), module.body].filter(Boolean).join('\n\n');
    sources.set(path.posix.basename(file), `${text}\n`);
  }
  if (wanted.length > 0) {
    sources.set('helpers.ts', joinHelpers(wanted, {modules: joined, resolve, address}));
  }
  return sources;
}

const isKept = (file: string): boolean => file in KEPT || file.endsWith('.tsx');

/** The modules that a program imports, each after those that it imports itself. */
function modulesFrom(program: string, examples: Examples): ReadonlyMap<string, Module> {
  const modules = new Map<string, Module>();
  const visited = new Set<string>();
  const visit = (file: string): void => {
    if (visited.has(file)) return;
    visited.add(file);
    const module = readModule(file, examples[KEPT[file] ?? file] ?? '');
    for (const {from} of [...module.imports, ...module.passesOn]) {
      const target = resolved(file, from, examples);
      if (target && /\.tsx?$/.test(target)) visit(target);
    }
    modules.set(file, module);
  };
  visit(program);
  return modules;
}

/** The file that a relative import leads to; nothing for packages. */
function resolved(importer: string, from: string, examples: Examples): string | undefined {
  if (!from.startsWith('.')) return undefined;
  const base = path.posix.join(path.posix.dirname(importer), from);
  const found = [base, `${base}.ts`, `${base}.tsx`].find((file) => file in examples);
  if (found) return found;
  throw new Error(`examples/${importer} imports ${from}, which is outside examples/`);
}

type Origin = {importer: string; from: string; name: string; file: string | undefined};

/** Where a name comes from: follows modules that pass it on. */
function originOf(
  importer: string,
  {from, name}: Imported,
  {
    joined,
    resolve,
  }: {
    joined: ReadonlyMap<string, Module>;
    resolve: (importer: string, from: string) => string | undefined;
  },
): Origin {
  const file = resolve(importer, from);
  const passed = joined.get(file ?? '')?.passesOn.find(({local}) => local === name);
  return passed && file ? originOf(file, passed, {joined, resolve}) : {importer, from, name, file};
}

/** The sources with the contracts and data that they name, whose paths become plain names. */
function withNamedFiles(
  program: string,
  sources: ReadonlyMap<string, string>,
  examples: Examples,
): Record<string, string> {
  const files: Record<string, string> = {};
  const folder = path.posix.dirname(program);
  const take = (text: string): string =>
    text.replace(/(['"`])([\w./-]+\.(?:sol|json))\1/g, (all, quote: string, named: string) => {
      const file = [named.replace(/^examples\//, ''), path.posix.join(folder, named)].find(
        (one) => one in examples && one !== ADDRESSES,
      );
      if (!file) return all;
      const base = path.posix.basename(file);
      if (files[base] === undefined) {
        files[base] = '';
        files[base] = file.endsWith('.sol')
          ? take(withoutMarkers(examples[file] ?? ''))
          : (examples[file] ?? '');
      }
      return named.startsWith('./') ? all : `${quote}${base}${quote}`;
    });
  for (const [name, text] of sources) {
    files[name] = ''; // The program comes before the contracts that it names.
    files[name] = take(text);
  }
  return files;
}

/** Of every project: as the samples are checked here. */
export const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noUncheckedIndexedAccess: true,
      resolveJsonModule: true,
      esModuleInterop: true,
      skipLibCheck: true,
      types: ['node'],
      noEmit: true,
    },
  },
  null,
  2,
)}\n`;
