/**
 * The table of chunks without the names and numbers of their modules, which only the server reads
 * to find the scripts of a page.
 */
export const registryOfLoaders = (registry: string): string =>
  registry.replaceAll(/, "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g, ']');
