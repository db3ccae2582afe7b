import {scopes} from '../../config/sections';
import {packageName} from '../../facts/reference/typescript/packageName';

/** The packages of which every export has a page. */
export const documented: readonly string[] = scopes.flatMap((scope) => scope.package ?? []);

/** Where the reference pages of a module stand; none for a package without pages. */
export function referenceFolder(module: string): string | undefined {
  const scope = scopes.find((one) => one.package === packageName(module));
  return scope && `${scope.folder}reference/`;
}

/** The modules in which a type may be declared that a module names, the nearest first. */
export function modulesNear(module: string): string[] {
  const own = packageName(module);
  if (own === '@uniswap/sdk') return [module, own, `${own}/dist/types`];
  return [module, '@uniswap/sdk-core'];
}
