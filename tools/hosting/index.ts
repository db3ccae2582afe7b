import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {readBuild} from '../../hosting/readBuild';
import {headersFile, redirectsFile, vercelFile} from '../../hosting/staticHosts';

/** Puts into a build what static hosts read: headers and redirects. */
export function writeHosting(directory: string, environment: NodeJS.ProcessEnv): void {
  const hosting = readBuild(directory, environment);
  const files = {
    _headers: headersFile(hosting),
    _redirects: redirectsFile(hosting),
    'vercel.json': vercelFile(hosting),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(directory, name), text);
  console.log(
    `${directory}: headers and ${hosting.redirects.length} redirects for static hosts, in ${Object.keys(files).join(', ')}`,
  );
}

if (require.main === module) writeHosting('build', process.env);
