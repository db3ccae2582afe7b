/** The name of the data of a page, without its ending: `v3.reference.core.UniswapV3Pool`. */
export const pageFile = (route: string): string =>
  route.replace(/^\/contracts\//, '').replaceAll('/', '.');
