const IN_ROUTES = /(ComponentCreator\(')([^']+)(', ')\w{3}('\))/g;
const IN_CHUNK_NAMES = /(")(\/[^"]*)(-)\w{3}(":)/g;

/** The table of routes without the hashes that tell routes of one path apart, where a path has one route. */
export const routesWithoutHashes = (source: string): string => withoutHashes(source, IN_ROUTES);

/** The table of the chunks of routes, without the same hashes. */
export const chunkNamesWithoutHashes = (source: string): string =>
  withoutHashes(source, IN_CHUNK_NAMES);

function withoutHashes(source: string, route: RegExp): string {
  const counts = new Map<string, number>();
  for (const [, , path = ''] of source.matchAll(route))
    counts.set(path, (counts.get(path) ?? 0) + 1);
  return source.replace(
    route,
    (whole, before: string, path: string, between: string, after: string) =>
      counts.get(path) === 1 ? `${before}${path}${between}0${after}` : whole,
  );
}
