import {readFileSync} from 'node:fs';
import {repository} from '../../config/navigation';
import {writeTarball} from '../../plugins/site/packages/writeTarball';
import {bundleServer} from './bundleServer';
import {licencesOf} from './licencesOf';

const FOLDER = 'packages/mcp';
const PROGRAM = 'docs-mcp.cjs';
/** The site that the texts of the package name. */
const PUBLISHED = 'https://docs.uniswap.org';

/** The MCP server as a package that npm installs and `npx` starts, for a site; the same bytes for the same sources. */
export async function packServer(site: string): Promise<Uint8Array> {
  const {code, sources} = await bundleServer(site);
  const {name, version, description, license} = JSON.parse(
    readFileSync(`${FOLDER}/package.json`, 'utf8'),
  ) as Record<string, string>;
  const {engines} = JSON.parse(readFileSync('package.json', 'utf8')) as {engines: object};
  const manifest = {
    name,
    version,
    description,
    license,
    homepage: site,
    repository: `git+${repository}.git`,
    engines,
    bin: {'docs-mcp': PROGRAM},
  };
  return writeTarball([
    {path: 'package.json', content: `${JSON.stringify(manifest, null, 2)}\n`},
    {
      path: 'README.md',
      content: readFileSync(`${FOLDER}/published/README.md`, 'utf8').replaceAll(PUBLISHED, site),
    },
    {path: 'LICENSE', content: readFileSync('LICENSE')},
    {path: 'LICENCES-OF-PACKAGES.txt', content: licencesOf(sources)},
    {path: PROGRAM, content: code, isExecutable: true},
  ]);
}
