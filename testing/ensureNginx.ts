import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {findNginx} from './findNginx';

const PACKAGES =
  'apt-get update && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static';

/**
 * Makes sure that there is an nginx to test hosting with. Where there can be none, the tests use a
 * server of their own and leave out those of hosting; a pipeline (`CI`) leaves nothing out.
 */
export function ensureNginx(environment: NodeJS.ProcessEnv): void {
  if (findNginx()) return;
  if (existsSync('/usr/bin/apt-get')) {
    const command = process.getuid?.() === 0 ? PACKAGES : `sudo -n sh -c '${PACKAGES}'`;
    console.log(`No nginx with brotli found; trying: ${command}`);
    spawnSync(command, {shell: true, stdio: 'inherit'});
    if (findNginx()) return;
  }
  const message = `Found no nginx with its brotli module. On Debian, install both as root with "${PACKAGES}".`;
  if (environment.CI) throw new Error(message);
  console.log(`${message} The tests of hosting are left out.`);
}
