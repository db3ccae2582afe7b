import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {digestOf} from '../../facts/cache/digestOf';
import {listPackages} from './listPackages';
import {add, runAside, type Count} from './steps';

const FOLDER = 'packages';

/** What `npm run bench` installs, and what the project has itself: the platform's anvil. */
const ELSEWHERE = ['lighthouse', 'sandbox'];

/** Installs what samples and the MCP server alone import, each folder of `packages/`. */
export async function installPackages(): Promise<Count> {
  const names = listPackages().filter((name) => !ELSEWHERE.includes(name));
  return add(await Promise.all(names.map(installPackage)));
}

/** Installs a folder of `packages/` as its lock has it, unless that is there. */
export async function installPackage(name: string): Promise<Count> {
  const folder = path.join(FOLDER, name);
  const installed = path.join(folder, 'node_modules/.lock-digest');
  const digest = digestOf([readFileSync(path.join(folder, 'package-lock.json'))]);
  if (existsSync(installed) && readFileSync(installed, 'utf8') === digest) {
    return {passed: 0, failed: 0};
  }
  const count = await runAside({
    promise: `what ${folder} pins is installed`,
    command: `npm ci --prefix ${folder} --no-audit --no-fund`,
  });
  if (count.failed === 0) writeFileSync(installed, digest);
  return count;
}
