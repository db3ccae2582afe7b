/** A page as the theme knows it on every page. */
export type Doc = {id: string; path: string; sidebar?: string; unlisted?: boolean};

/** A route of the site, as the framework generates it. */
export type Route = {path: string; sidebar?: string; routes?: Route[]};

type Version = {path: string; docs?: Doc[]; mainDoc?: Doc};
type GlobalData = Record<string, Record<string, {versions?: Version[]}>>;

/**
 * Gives each version the list of its pages that the routes tell when it is read, and of its main
 * page, which they need not tell yet.
 */
export function withDocs<Data extends GlobalData>(data: Data, routes: readonly Route[]): Data {
  for (const {versions = []} of Object.values(data['docusaurus-plugin-content-docs'] ?? {})) {
    for (const version of versions) {
      if (version.docs) continue;
      let docs: Doc[] = [];
      let known = NaN;
      // Not at once: the routes are still being made while this module is, and grow by sections.
      Object.defineProperty(version, 'docs', {
        enumerable: true,
        get: () => {
          const count = countOf(routes);
          if (count === known) return docs;
          known = count;
          docs = docsOfRoutes(routes, version.path);
          const {mainDoc} = version;
          if (mainDoc && docs.every(({id}) => id !== mainDoc.id)) docs.push(mainDoc);
          return docs;
        },
      });
    }
  }
  return data;
}

/** The pages of the version at a path: all routes without further routes below its own. */
export const docsOfRoutes = (routes: readonly Route[], version: string): Doc[] =>
  routes
    .flatMap((root) => root.routes ?? [])
    .filter((route) => route.path === version)
    .flatMap(leaves)
    .map(({path, sidebar}) => ({id: idIn(version, path), path, sidebar}));

/** The id of the page at a path, where its version's folder is laid out as its addresses are. */
export const idIn = (version: string, path: string): string =>
  path.slice(version === '/' ? 1 : version.length + 1);

/** How many pages there are: read at each turn of a page, so that it makes no lists. */
const countOf = (routes: readonly Route[]): number =>
  routes.reduce((count, {routes: below}) => count + (below ? countOf(below) : 1), 0);

const leaves = (route: Route): Route[] => route.routes?.flatMap(leaves) ?? [route];
