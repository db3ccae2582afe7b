/** The name of a page among those with forms: `v3.reference.core.UniswapV3Pool`. */
export const pageName = (route: string): string =>
  route.replace(/^\/contracts\//, '').replaceAll('/', '.');
