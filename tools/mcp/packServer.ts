import {readFileSync} from 'node:fs';
import {gunzipSync, gzipSync} from 'node:zlib';
import {repository} from '../../config/navigation';
import {tarball} from '../../plugins/site/packages/tarball';
import {bundleServer} from './bundleServer';
import {licencesOf} from './licencesOf';

const FOLDER = 'packages/mcp';
const PROGRAM = 'docs-mcp.cjs';
/** Where gzip notes the system that wrote, and what it notes of one that it does not know. */
const SYSTEM = 9;
const UNKNOWN = 255;
/** The site that is read unless told, as the texts of the package name it. */
export const PUBLISHED = 'https://docs.uniswap.org';

/**
 * The MCP server as a package that npm installs and `npx` starts, for a site; with one release of
 * Node.js the same bytes for the same sources.
 */
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
  const archive = tarball([
    {name: 'package.json', content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)},
    {
      name: 'README.md',
      content: Buffer.from(
        readFileSync(`${FOLDER}/published/README.md`, 'utf8').replaceAll(PUBLISHED, site),
      ),
    },
    {name: 'LICENSE', content: readFileSync('LICENSE')},
    {name: 'LICENCES-OF-PACKAGES.txt', content: Buffer.from(licencesOf(sources))},
    {name: PROGRAM, content: Buffer.from(code), isProgram: true},
  ]);
  // Stored, as it is, it has four times the size.
  const packed = gzipSync(gunzipSync(archive), {level: 9});
  packed[SYSTEM] = UNKNOWN;
  return packed;
}
