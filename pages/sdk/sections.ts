import {scopes} from '../../config/sections';
import {packageName} from '../../facts/reference/typescript/packageName';

/** The packages of which every export has a page. */
export const documented: readonly string[] = scopes.flatMap((scope) => scope.package ?? []);

/** Packages whose types a package names, beside those of sdk-core. */
const NAMED: Readonly<Record<string, string>> = {
  '@uniswap/v4-sdk': '@uniswap/v3-sdk',
  '@uniswap/universal-router-sdk': '@uniswap/router-sdk',
};

/** The modules in which a type may be declared that a module names, the nearest first. */
export function modulesNear(module: string): string[] {
  const own = packageName(module);
  if (own === '@uniswap/sdk') return [module, own, `${own}/dist/types`];
  const named = NAMED[own];
  return [module, ...(named ? [named] : []), '@uniswap/sdk-core'];
}
