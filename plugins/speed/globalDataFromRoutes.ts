import path from 'node:path';
import {idIn, type Doc} from './docsOfRoutes';

type Version = {path: string; mainDocId?: string; docs?: Doc[]; mainDoc?: Doc};
type GlobalData = Record<string, Record<string, {versions?: Version[]}>>;

const DOCS = 'docusaurus-plugin-content-docs';

/**
 * The data that every page is given, without the list of all pages of a version but its main one,
 * which the routes tell as well: as a module that makes the list when it is asked for.
 */
export function globalDataFromRoutes(json: string): string {
  const data = JSON.parse(json) as GlobalData;
  for (const {versions = []} of Object.values(data[DOCS] ?? {})) {
    for (const version of versions.filter(isTold)) {
      version.mainDoc = version.docs?.find(({id}) => id === version.mainDocId);
      delete version.docs;
    }
  }
  const reader = path.join(__dirname, 'docsOfRoutes.ts');
  return [
    `import routes from '@generated/routes';`,
    `import {withDocs} from ${JSON.stringify(reader)};`,
    // Parsed as data, which browsers do faster than they read code, and as the bundler writes JSON.
    `export default withDocs(JSON.parse(${JSON.stringify(JSON.stringify(data))}), routes);`,
  ].join('\n');
}

/** A page with a slug of its own, or unlisted, is not told by its route alone. */
const isTold = ({path: root, docs = []}: Version): boolean =>
  docs.every((doc) => doc.id === idIn(root, doc.path) && !doc.unlisted);
