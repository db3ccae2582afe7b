import {packageName} from '../../facts/reference/typescript/packageName';

/** Where the pages of each package stand. */
const SECTIONS: Readonly<Record<string, string>> = {
  '@uniswap/sdk': '/sdk/v1/',
  '@uniswap/sdk-core': '/sdk/core/',
  '@uniswap/v2-sdk': '/sdk/v2/',
  '@uniswap/v3-sdk': '/sdk/v3/',
};

/** The packages of which every export has a page. */
export const documented: readonly string[] = Object.keys(SECTIONS);

/** Where the reference pages of a module stand; none for a package without pages. */
export function sectionOf(module: string): string | undefined {
  const section = SECTIONS[packageName(module)];
  return section && `${section}reference/`;
}

/** The modules in which a type may be declared that a module names, the nearest first. */
export function modulesNear(module: string): string[] {
  const own = packageName(module);
  if (own === '@uniswap/sdk') return [module, own, `${own}/dist/types`];
  return [module, '@uniswap/sdk-core'];
}
