/** The package of a module: `@uniswap/sdk` of `@uniswap/sdk/dist/types`. */
export const packageName = (module: string): string =>
  module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
