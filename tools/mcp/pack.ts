import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {publishedPackages} from '../../config/publishedPackages';
import {installPackage} from '../check/installPackages';
import {packServer, PUBLISHED} from './packServer';

/** Puts the MCP server into a build, as a package at its address; installs what it is made from. */
export async function writeServer(directory: string, {SITE_URL}: NodeJS.ProcessEnv): Promise<void> {
  const {failed} = await installPackage('mcp');
  if (failed > 0) throw new Error('packages/mcp is not installed: the package cannot be written');
  const content = await packServer(SITE_URL || PUBLISHED);
  const file = path.join(directory, publishedPackages.mcp);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
  console.log(`${file}: ${content.byteLength.toLocaleString('en')} bytes`);
}

if (require.main === module) {
  writeServer('build', process.env).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
