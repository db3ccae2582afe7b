import {mkdirSync, writeFileSync} from 'node:fs';
import {nginxFile} from '../../hosting/nginxFile';
import {precompress} from '../../hosting/precompress';
import {readBuild} from '../../hosting/readBuild';

const CONFIGURATION = 'deploy/nginx.conf';

/** Makes a build ready for nginx: compressed files beside it, and `deploy/nginx.conf`. */
async function main({
  NGINX_LISTEN: listen = '80',
  SITE_URL = 'https://docs.uniswap.org',
  NGINX_ROOT: root = '/srv/docs/build',
  ...environment
}: NodeJS.ProcessEnv): Promise<void> {
  const server = {listen, name: new URL(SITE_URL).hostname, root};
  const count = await precompress('build');
  mkdirSync('deploy', {recursive: true});
  writeFileSync(CONFIGURATION, nginxFile(readBuild('build', environment), server));
  console.log(`build: ${count} files compressed; ${CONFIGURATION} serves them from ${root}`);
}

void main(process.env);
