import ts from 'typescript';
import {compilerOf} from '../../facts/solidity/compilers';
import {releaseOf} from '../releaseOf';

/** Versions of packages by the name under which package.json pins them. */
export type Versions = Readonly<Record<string, string>>;

/** The packages that a file imports, and the compiler of its pragma, as `name@version`. */
export function packagesOf(file: string, source: string, versions: Versions): string[] {
  const isSolidity = file.endsWith('.sol');
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const names = isSolidity
    ? [...code.matchAll(IMPORT)].map(([, name = '']) => name)
    : // What stands in a string is no import, which only a scanner of the language can tell.
      ts.preProcessFile(source, true, true).importedFiles.map(({fileName}) => fileName);
  const packages = [...new Set(names.map(packageName))].filter(Boolean).map((name) => {
    const version = versions[name];
    if (version) return releaseOf(name, version);
    throw new Error(
      `${file} imports "${name}", which package.json does not have; pin its exact version there`,
    );
  });
  return isSolidity ? [compilerNamed(file, code, versions), ...packages] : packages;
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*)['"]([^'"]+)['"]/g;

/** `@uniswap/v3-core` of `@uniswap/v3-core/contracts/…`, and nothing for files and Node's own. */
const packageName = (name: string): string =>
  /^(\.|node:)/.test(name) ? '' : name.split('/', name.startsWith('@') ? 2 : 1).join('/');

/** The compiler that a pragma takes, as package.json pins it. */
function compilerNamed(file: string, code: string, versions: Versions): string {
  const {module} = compilerOf(code);
  const version = versions[module];
  if (version) return releaseOf(module, version);
  throw new Error(`${file} is compiled with "${module}", which package.json does not have`);
}
